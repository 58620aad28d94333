import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { DrawnChart } from '#stories/diagrams/drawn-chart.tsx';
import { html, noAnswer, serverAnswers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

async function open(path: string, person?: Parameters<typeof logIn>[0]): Promise<void> {
  await resetMocks();
  if (person !== undefined) await logIn(person);
  await page.viewport(1280, 900);
  show(withApp({ path })());
}

it('each name on the login finds exactly one control, also as a substring (A08)', async () => {
  await open('/login');
  const controls = [
    page.getByLabelText('Correo electrónico', { exact: false }),
    page.getByLabelText('Contraseña', { exact: false }),
    page.getByRole('button', { name: 'Entrar', exact: false }),
  ];
  for (const control of controls) {
    await expect.element(control).toBeVisible();
    expect(control.elements()).toHaveLength(1);
  }
});

it('the header of the panel is a banner with the account menu and three counters (A05, A09, A10)', async () => {
  await open('/panel', 'Cliente');
  const banner = page.getByRole('banner');
  for (const counter of ['Cotizaciones', 'Órdenes', 'Carrito']) {
    const link = banner.getByRole('link', { name: new RegExp(`^${counter}.*\\d`) });
    await expect.element(link).toBeVisible();
    expect(banner.getByRole('link', { name: counter, exact: false }).elements()).toHaveLength(1);
  }
  const account = page.getByRole('button', { name: 'Mi cuenta', exact: false });
  expect(account.elements()).toHaveLength(1);
  await account.click();
  await expect.element(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Cerrar sesión', exact: false }).elements()).toHaveLength(1);
});

it('a row of the users holds one switch "Activo" and one "En el mapa" (A11)', async () => {
  await open('/panel/usuarios', 'Administrador');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'distribuidor@rollux.mx' });
  await expect.element(row).toBeVisible();
  for (const name of ['Activo', 'En el mapa']) {
    expect(row.getByRole('switch', { name, exact: false }).elements()).toHaveLength(1);
  }
});

it('a failure is an alert with a button "Reintentar" (A12)', async () => {
  await resetMocks();
  await logIn('Administrador');
  await serverAnswers(html, 'users');
  show(withApp({ path: '/panel/usuarios' })());
  const alert = page.getByRole('main').getByRole('alert');
  await expect.element(alert).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

it('a wait is a status (A13)', async () => {
  await resetMocks();
  await logIn('Administrador');
  await serverAnswers(noAnswer, 'users');
  show(withApp({ path: '/panel/usuarios' })());
  await expect.element(page.getByRole('main').getByRole('status').first()).toBeVisible();
});

it.each([
  ['session', 'anonymous.settled', 'Diagrama de Sesión'],
  ['captcha', 'idle', 'Diagrama de Captcha'],
  ['counters', 'cart.idle', 'Diagrama de Contadores'],
] as const)('the chart of %s is one figure with its name (A14)', async (machine, active, name) => {
  show(<DrawnChart machine={machine} active={[active]} />);
  await expect.element(page.getByRole('figure', { name })).toBeVisible();
  expect(page.getByRole('figure').elements()).toHaveLength(1);
});
