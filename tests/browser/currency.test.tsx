import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { showAmountsIn } from '#src/format/money.ts';
import { PriceList } from '#src/screens/panel/lista-precios/price-list.tsx';
import { Orders } from '#src/screens/panel/listas-ordenes/orders.tsx';
import { logIn } from '#stories/support/log-in.ts';
import { withScreen } from '#stories/support/with-screen.tsx';
import { show } from './support/show.tsx';

it.each([
  ['the price list', withScreen(<PriceList />, { path: '/panel/lista-precios', currency: 'USD' })],
  ['the orders', withScreen(<Orders />, { path: '/panel/listas/ordenes', currency: 'USD' })],
])('the amounts of %s are in the currency of the deployment (F15)', async (_, Screen) => {
  onTestFinished(() => {
    showAmountsIn('MXN');
  });
  await resetMocks();
  await logIn('Cliente');
  show(<Screen />);
  await expect.element(page.getByText(/USD\s\d/).first()).toBeVisible();
  expect(page.getByText(/\$\s?\d/).elements()).toEqual([]);
});
