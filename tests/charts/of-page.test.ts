import { expect, it } from 'vitest';
import { chartOfPage } from '#charts/beside/of-page.ts';

const at = (address: string) => new URL(address, 'https://ejemplo.mx');

it.each([
  ['/login', 'session'],
  ['/tienda/login', 'session'],
  ['/autenticacion', 'register'],
  ['/autenticacion#recuperar', 'recover'],
  ['/panel', 'inbox'],
  ['/panel/listas/ordenes-admin', 'networkOrders'],
  ['/panel/listas/ordenes-admin?orden=1', 'orderStages'],
  ['/panel/usuarios', 'users'],
])('the chart of %s is %s, whichever started last', (address, name) => {
  const running = [
    ...['configuration', 'session', 'version', 'counters', 'register', 'recover', 'captcha', 'inbox'],
    ...['orderStages', 'networkOrders', 'users', 'palette', 'retryWait'],
  ];
  expect(chartOfPage(running, at(address))).toBe(name);
});

it('where no chart is of the page, the newest that is not on every page is shown', () => {
  expect(chartOfPage(['session', 'quoter', 'retryWait'], at('/nosotros'))).toBe('quoter');
  expect(chartOfPage(['version', 'retryWait'], at('/nosotros'))).toBe('retryWait');
  expect(chartOfPage([], at('/login'))).toBeNull();
});
