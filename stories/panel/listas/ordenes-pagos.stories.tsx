import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import { mocks } from '#.storybook/mocks.ts';
import preview from '#.storybook/preview.tsx';
import { request } from '#src/api/connection.ts';
import { contract } from '#src/api/contract/index.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { Orders } from '#src/screens/panel/listas-ordenes/orders.tsx';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { json, serverAnswers } from '../../support/answers.ts';
import type { Play } from '../../support/play.ts';
import { beginAs, openOrder, panelNamed, workAt } from '../../support/steps/orders.tsx';
import { expectNotice } from '../../support/steps/profile.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-ordenes/Pagos y ganancias',
  component: Orders,
  render: workAt(Orders, 'orders'),
  parameters: pageParameters,
  beforeEach: beginAs('Distribuidor'),
});

/** An installed order owes its rest: its maker reads where to pay, says that they paid, and takes it back. */
export const Announced = meta.story({
  name: 'Ya pagué',
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, 'P-2017');
    const payments = within(await panel.findByRole('region', { name: 'Pagos' }));
    await expect(payments.getByText('646 180 12345678901 3')).toBeVisible();
    await userEvent.click(payments.getByRole('button', { name: 'Ya pagué' }));
    const form = within(await payments.findByRole('form', { name: 'Avisar que pagué' }));
    const amount = form.getByRole('textbox', { name: 'Cantidad en pesos' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '99,999.99');
    await userEvent.click(form.getByRole('button', { name: 'Avisar' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^Es más de lo que falta: quedan \$/));
    await expect(amount).toHaveValue('99,999.99');
    await userEvent.clear(amount);
    await userEvent.type(amount, '370.01');
    await userEvent.click(form.getByRole('button', { name: 'Avisar' }));
    await expectNotice('Gracias: avisamos del pago de la orden P-2017');
    await waitFor(() => expect(payments.queryByRole('form')).toBeNull());
    await expect(payments.getByRole('heading', { name: 'Pagos' })).toHaveFocus();
    const list = within(await payments.findByRole('list', { name: 'Pagos' }));
    await waitFor(() =>
      expect(list.getAllByRole('listitem')[1]).toHaveTextContent(/^\$370\.01Por confirmar/),
    );
    await userEvent.click(list.getByRole('button', { name: 'Quitar mi aviso de $370.01' }));
    const annul = within(await payments.findByRole('form', { name: 'Anular el pago' }));
    await userEvent.click(annul.getByRole('button', { name: 'Sí, anularlo' }));
    await waitFor(() => expect(list.getAllByRole('listitem')[1]).toHaveTextContent(/^\$370\.01Anulado/));
    await waitFor(() => expect(payments.getByRole('heading', { name: 'Pagos' })).toHaveFocus());
  },
});

/** The same person paid in another tab: nothing is noted twice, and what was typed stays. */
export const PaidElsewhere = meta.story({
  name: 'Ya pagué, en otra pestaña',
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, 'P-2017');
    const payments = within(await panel.findByRole('region', { name: 'Pagos' }));
    await userEvent.click(payments.getByRole('button', { name: 'Ya pagué' }));
    const form = within(await payments.findByRole('form', { name: 'Avisar que pagué' }));
    const amount = form.getByRole('textbox', { name: 'Cantidad en pesos' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '370.01');
    const order = (await request('orders', {})).find(({ folio }) => folio === 'P-2017');
    await request('addPayment', {
      ...{ id: order?.id ?? '', attempt: 'otra-pestaña', amount_centavos: 37_001 },
      ...{ paid_on: order?.payments[0]?.paid_on ?? null, way: 'transferencia', reference: 'SPEI 37' },
    });
    await userEvent.click(form.getByRole('button', { name: 'Avisar' }));
    await expect(await form.findByText(/^Mientras tanto se anotó otro pago de esta orden\./)).toBeVisible();
    const list = within(payments.getByRole('list', { name: 'Pagos' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await expect(list.getAllByRole('listitem')[1]).toHaveTextContent(/^\$370\.01Por confirmar/);
    await expect(amount).toHaveValue('370.01');
    // Who has read that sends another all the same.
    await userEvent.click(form.getByRole('button', { name: 'Avisar' }));
    await expectNotice('Gracias: avisamos del pago de la orden P-2017');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
  },
});

/** All of it was paid in another tab: the form stays, and says why it was refused. */
export const AllPaidElsewhere = meta.story({
  name: 'Ya pagué todo, en otra pestaña',
  tags: ['long'],
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, 'P-2017');
    const payments = within(await panel.findByRole('region', { name: 'Pagos' }));
    await userEvent.click(payments.getByRole('button', { name: 'Ya pagué' }));
    const form = within(await payments.findByRole('form', { name: 'Avisar que pagué' }));
    const amount = form.getByRole('textbox', { name: 'Cantidad en pesos' });
    const typed = amount.getAttribute('value');
    const order = (await request('orders', {})).find(({ folio }) => folio === 'P-2017');
    if (order === undefined) throw new Error('the order is gone');
    await request('addPayment', {
      ...{ id: order.id, attempt: 'otra-pestaña', amount_centavos: paidOf(order).left },
      ...{ paid_on: order.payments[0]?.paid_on ?? null, way: 'transferencia', reference: 'SPEI 37' },
    });
    await userEvent.click(form.getByRole('button', { name: 'Avisar' }));
    await expect(await form.findByText(/^Mientras tanto se anotó otro pago de esta orden\./)).toBeVisible();
    await expect(await payments.findByText('En cuanto veamos tu pago lo confirmamos aquí.')).toBeVisible();
    await expect(amount).toHaveValue(typed);
    await userEvent.click(payments.getByRole('button', { name: 'Todavía no' }));
    await waitFor(() => expect(payments.queryByRole('form')).toBeNull());
    await expect(payments.queryByRole('button', { name: 'Ya pagué' })).toBeNull();
  },
});

/** After answers that were lost, corrected values are another attempt; the same are not. */
export const Corrected = meta.story({
  name: 'Ya pagué, y corregí la cantidad',
  tags: ['long'],
  play: async (story) => {
    const { userEvent } = story;
    const attempts: unknown[] = [];
    const loses = http.post(`*${contract.addPayment.path}`, async ({ request: sent }) => {
      attempts.push(Object(await sent.json()).attempt);
      return HttpResponse.error();
    });
    (await mocks()).use(loses);
    const panel = await openOrder(story, 'P-2017');
    const payments = within(await panel.findByRole('region', { name: 'Pagos' }));
    await userEvent.click(payments.getByRole('button', { name: 'Ya pagué' }));
    const form = within(await payments.findByRole('form', { name: 'Avisar que pagué' }));
    const amount = form.getByRole('textbox', { name: 'Cantidad en pesos' });
    for (const typed of ['370.01', '370.01', '2,500.37']) {
      const { length } = attempts;
      // While it is sent, it cannot be changed.
      await waitFor(() => expect(amount).not.toHaveAttribute('readonly'));
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.click(form.getByRole('button', { name: 'Avisar' }));
      await waitFor(() => expect(attempts).toHaveLength(length + 1));
      await expect(await form.findByText(/^No pudimos conectarnos\./)).toBeVisible();
    }
    const [first, again, corrected] = attempts;
    await expect(again).toBe(first);
    await expect(corrected).not.toBe(first);
  },
});

/** A CLABE whose digits do not fit together is not shown. */
export const WrongAccount = meta.story({
  name: 'CLABE equivocada',
  tags: ['long'],
  beforeEach: () => {
    const pay_to = { bank: 'STP', holder: 'Rollux', clabe: '646180123456789012' };
    return serverAnswers(json(200, [{ ...savedOrder, stage: 'listo', pay_to }]), 'orders');
  },
  play: async (story) => {
    const panel = await openOrder(story, savedOrder.folio);
    const payments = within(await panel.findByRole('region', { name: 'Pagos' }));
    await expect(payments.getByRole('button', { name: 'Ya pagué' })).toBeVisible();
    await expect(payments.queryByText('CLABE')).toBeNull();
  },
});

const cancelled = {
  ...savedOrder,
  stage: 'cancelado',
  payments: savedOrder.payments.map((payment) => ({ ...payment, amount_centavos: 123_437 })),
} as const;

const saysRefund = async (story: Play) => {
  const panel = await openOrder(story, cancelled.folio);
  const payments = within(await panel.findByRole('region', { name: 'Pagos' }));
  await expect(payments.getByText('Por devolver').nextSibling).toHaveTextContent('$1,234.37');
  await expect(payments.queryByText('Falta')).toBeNull();
  await expect(payments.queryByRole('button', { name: 'Ya pagué' })).toBeNull();
  await expect(payments.queryByRole('button', { name: 'Registrar un pago' })).toBeNull();
};

/** What was received of a cancelled order is to be given back (B150), and nothing is asked for. */
export const Refunded = meta.story({
  name: 'Cancelada con dinero recibido',
  beforeEach: () => serverAnswers(json(200, [cancelled]), 'orders'),
  play: saysRefund,
});

/** Who administers reads the same. */
export const ShopRefunds = meta.story({
  name: 'Cancelada con dinero recibido, para quien administra',
  tags: ['long'],
  render: workAt(OrdersAdmin, 'ordersAdmin'),
  beforeEach: async () => {
    await beginAs('Administrador')();
    return serverAnswers(json(200, [cancelled]), 'networkOrders');
  },
  play: saysRefund,
});

/** A dealer sees what their orders earned; each sum opens the orders that it comes from. */
export const Earned = meta.story({
  name: 'Ganancias',
  render: workAt(Orders, 'orders', '?vista=ganancias'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const table = within(await canvas.findByRole('table'));
    // Which month it is in depends on today.
    await expect(table.getAllByText(/órdenes, 1 sin precio para tu cliente/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Por cliente' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Sin cliente' }));
    const panel = await panelNamed(/^Ganancias: Sin cliente/);
    await userEvent.click(panel.getByRole('link', { name: /^P-2019 Casa Sepúlveda/ }));
    const order = await panelNamed(/^Orden P-2019/);
    await expect(await order.findByRole('region', { name: 'Pagos' })).toBeVisible();
  },
});
