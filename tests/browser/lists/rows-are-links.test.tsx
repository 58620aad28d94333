import { expect, it } from 'vitest';
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
