import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

it.each([
  ['/panel/listas/cotizaciones', /^C-/, 'cotizacion'],
  ['/panel/listas/ordenes', /^Ver la orden/, 'orden'],
  ['/panel/listas/ordenes-admin?vista=tablero&busca=P', /^Ver la orden/, 'orden'],
  ['/panel/listas/mi-carrito-admin', /^Ver el carrito/, 'carrito'],
  ['/panel/usuarios', /^Editar/, 'usuario'],
  ['/panel/usuarios', /^Ubicar/, 'lugar'],
])('what a row of %s opens has an address, for another tab (B135)', async (path, name, key) => {
  await resetMocks();
  await logIn('Administrador');
  await page.viewport(1280, 900);
  show(withApp({ path })());
  const link = page.getByRole('link', { name }).first();
  await expect.element(link).toBeVisible();
  const { pathname, searchParams } = new URL(link.element().getAttribute('href') ?? '', location.origin);
  const [own, query] = path.split('?');
  expect(pathname).toBe(own);
  expect(searchParams.get(key)).not.toBeNull();
  for (const [other, value] of new URLSearchParams(query)) expect(searchParams.get(other)).toBe(value);
});

it('the whole row opens it, in another tab with Ctrl; text that is selected and what has a press of its own do not (B135)', async () => {
  await resetMocks();
  await logIn('Distribuidor');
  await page.viewport(1280, 900);
  show(withApp({ path: '/panel/listas/cotizaciones' })());
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const link = page.getByRole('link', { name: /^C-/ }).first();
  await expect.element(link).toBeVisible();
  const row = page.getByRole('row').filter({ has: link }).first();
  const cell = row.getByRole('cell').last();
  await cell.click({ modifiers: ['ControlOrMeta'] });
  expect(opened.mock.calls.map(([address]) => address)).toEqual([
    expect.stringMatching(/\/panel\/listas\/cotizaciones\?cotizacion=/),
  ]);
  getSelection()?.selectAllChildren(cell.element());
  await cell.click({ modifiers: ['Shift'] });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  getSelection()?.removeAllRanges();
  await cell.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
