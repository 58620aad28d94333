import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { Orders } from '#src/screens/panel/listas-ordenes/orders.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import { beginAs, panelNamed, workAt } from '../../support/steps/orders.tsx';
import { dealerQuote } from '../../support/steps/quotes.ts';

const { windows, price_list, totals } = dealerQuote();

/** A window that is stated in full, two pieces that say no mount, and one of a withdrawn product. */
const order = {
  ...{ id: 'o-1', folio: 'P-2051', stage: 'confirmado', title: 'Casa de los Garza', price_list, totals },
  made_by: { id: 5, name: 'Persianas del Norte', phone: '3355619580' },
  notes: 'Tocar el timbre.',
  windows: windows.flatMap((window, at) =>
    at === 0
      ? [window, { ...window, key: 'v9', name: 'Cocina', variant: 'tela-retirada', color: 'gris' }]
      : [{ ...window, mount: null, line: { ...window.line, quantity: 2 } }],
  ),
};

const SHEET = '?orden=o-1&hoja=taller';

const meta = preview.meta({
  title: 'Pantallas/panel/ordenes/hoja de taller',
  component: OrdersAdmin,
  render: workAt(OrdersAdmin, 'ordersAdmin', SHEET),
  parameters: pageParameters,
  beforeEach: async () => {
    await beginAs('Administrador')();
    await serverAnswers(json(200, { data: [order] }), 'networkOrders');
  },
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** The address opens the sheet: each window with what is cut; what the order leaves open is said; and it leads back. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async ({ userEvent }) => {
    const panel = await panelNamed(/^Hoja de taller$/);
    await expect(panel.getByRole('heading', { name: 'Hoja de taller' })).toHaveFocus();
    await expect(await panel.findByText('Persianas del Norte, 33 5561 9580')).toBeVisible();
    await expect(panel.getByText('Tocar el timbre.')).toBeVisible();
    await expect(cellsOf(panel.getByRole('table', { name: 'Cortes de Sala' }))).toEqual([
      ['Telaterminada de 1,157 × 1,800 mm; de 2.50 m de ancho', '1,157 × 2,050 mm', '1'],
      ['Tubo de 38 mm', '1,160 mm', '1'],
      ['Contrapeso', '1,160 mm', '1'],
      ['Cadena, vuelta completa', '3,000 mm', '1'],
      ['Soporte', 'Solo se cuenta', '2'],
    ]);
    await expect(panel.getByText(/^No dice si va por dentro o por fuera/)).toBeVisible();
    await expect(panel.getByText(/^Con el catálogo de hoy no sabemos cortarla/)).toBeVisible();
    await expect(panel.queryByText(/\$/)).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Volver a la orden' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Hoja de taller' })).toHaveFocus());
    await userEvent.click(panel.getByRole('button', { name: 'Hoja de taller' }));
    await expect(await panel.findByRole('table', { name: 'Cortes de Recámara' })).toBeVisible();
  },
});

/** The same on the narrowest phone, in the dark scheme. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: setDarkScheme,
  play: async () => {
    const panel = await panelNamed(/^Hoja de taller$/);
    await expect(await panel.findByRole('table', { name: 'Cortes de Sala' })).toBeVisible();
    await expectNoOverflow();
  },
});

/** A customer follows their order, and has no sheet of it, not even by its address. */
export const OfCustomer = meta.story({
  name: 'De un cliente',
  render: workAt(Orders, 'orders', SHEET),
  beforeEach: async () => {
    await beginAs('Cliente')();
    await serverAnswers(json(200, { data: [order] }), 'orders');
  },
  play: async () => {
    const panel = await panelNamed(/^Orden P-2051/);
    await expect(await panel.findByText('Cómo va')).toBeVisible();
    await expect(panel.queryByText('Hoja de taller')).toBeNull();
  },
});
