import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter, today } from '#mocks/today.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { statementOf } from '#src/features/order-facts/statement.ts';
import { historyOf } from '#src/features/orders/progress/history.ts';
import { calendarOf } from '#src/format/dates.ts';
import { clientOf } from '../support/client.ts';
import type { Client } from '../support/sent-quotes.ts';
import { seededOrder } from '../support/shop.ts';

const { id, number } = seededOrder('Recámara de Sofía');

const people = async () => ({
  distributor: await clientOf('distributor'),
  administrator: await clientOf('administrator'),
});

const pay = (client: Client, attempt: string, amount_centavos: number) =>
  client.request('addPayment', {
    ...{ id, attempt, amount_centavos, paid_on: today(), way: 'transferencia', reference: 'SPEI 37' },
  });

const settle = (
  client: Client,
  payment: string,
  [from, to]: readonly ['avisado' | 'recibido', 'recibido' | 'anulado'],
  note = '',
) => client.request('settlePayment', { id, payment, from, to, note });

/** Who said that they paid, the shop received it, and then its cheque bounced. */
async function bounced() {
  const { distributor, administrator } = await people();
  await pay(distributor, 'cheque', 123_437);
  await settle(administrator, 'cheque', ['avisado', 'recibido']);
  const order = await settle(administrator, 'cheque', ['recibido', 'anulado'], 'Rebotó el cheque');
  return { order, distributor, administrator };
}

it('a payment keeps who announced, confirmed and annulled it, for who administers alone (B111)', async () => {
  const { order, distributor } = await bounced();
  const payment = order.payments.at(-1);
  expect(payment).toMatchObject({
    ...{ state: 'anulado', note: 'Rebotó el cheque' },
    events: [
      { state: 'avisado', by: { id: 2 }, note: null },
      { state: 'recibido', by: { id: 3 }, note: null },
      { state: 'anulado', by: { id: 3 }, note: 'Rebotó el cheque' },
    ],
  });
  const own = (await distributor.request('orders', {})).find((one) => one.id === id)?.payments.at(-1);
  expect(own?.events?.map(({ by }) => by)).toEqual([null, null, null]);
  expect(
    historyOf(order, calendarOf('America/Mexico_City'))
      .filter(({ text }) => text.endsWith('$1,234.37'))
      .map(({ text }) => text),
  ).toEqual(['Pago anulado: $1,234.37', 'Pago recibido: $1,234.37', 'Aviso de pago: $1,234.37']);
});

it('the activity says what a payment was before, and keeps who confirmed it (B144)', async () => {
  const { administrator } = await bounced();
  const rows = (await administrator.request('activity', {})).filter(
    ({ what, subject, id: row }) =>
      what === 'pago' && subject === `P-${String(number)}` && row.includes('cheque'),
  );
  expect(rows.map(({ before, after, by, note }) => [before, after, by?.id, note])).toEqual([
    ['recibido', 'anulado', 3, 'Rebotó el cheque'],
    ['avisado', 'recibido', 3, null],
    [null, 'avisado', 2, null],
  ]);
});

it('the activity says from which day to which an order was promised (B144)', async () => {
  const { administrator } = await people();
  const order = (await administrator.request('networkOrders', {})).find((one) => one.id === id);
  if (order === undefined) throw new Error('the order is gone');
  const days = [daysAfter(today(), 37), daysAfter(today(), 20)];
  const promise = (day: string) =>
    administrator.request('changeOrder', {
      ...{ id, from: order.stage, kind: 'promesa', day, window: null, pieces: null, note: 'Falta tela' },
    });
  for (const day of days) await promise(day);
  const rows = (await administrator.request('activity', {})).filter(({ what }) => what === 'promesa');
  expect(rows.map(({ before, after }) => [before, after]).toSorted()).toEqual(
    [
      [order.promised_on, days[0]],
      [days[0], days[1]],
    ].toSorted(),
  );
});

/** Payments whose history is told, in the state that they are in. */
const states = ({ payments }: SavedOrder) => payments.map(({ id: one, state }) => [one, state]);

it('what payments are, and what was received, follows from their events, whatever was done (B111)', async () => {
  const clients = await people();
  const acts = fc.array(
    fc.record({
      by: fc.constantFrom('administrator' as const, 'distributor' as const),
      pays: fc.option(fc.integer({ min: 1, max: 300_000 })),
      to: fc.constantFrom('recibido' as const, 'anulado' as const),
      at: fc.nat(5),
    }),
    { maxLength: 10 },
  );
  const seen = async () => {
    const order = (await clients.administrator.request('networkOrders', {})).find((one) => one.id === id);
    if (order === undefined) throw new Error('the order is gone');
    return order;
  };
  let attempt = 0;
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      for (const { by, pays, to, at } of done) {
        attempt += 1;
        const old = (await seen()).payments.at(-1 - at);
        const from = old?.state === 'recibido' ? 'recibido' : 'avisado';
        const before = statementOf(await seen());
        await (
          pays === null
            ? settle(clients[by], old?.id ?? 'ninguno', [from, to], 'Así fue')
            : pay(clients[by], `intento-${String(attempt)}`, pays)
        ).catch(() => null);
        // What was said once stays.
        const after = statementOf(await seen());
        expect(after.slice(0, before.length).map(({ state, received }) => [state, received])).toEqual(
          before.map(({ state, received }) => [state, received]),
        );
      }
      const order = await seen();
      const entries = statementOf(order);
      const last = new Map(entries.map((entry) => [entry.payment.id, entry.state]));
      expect(new Map(states(order).map(([one, state]) => [one, state]))).toEqual(last);
      expect(entries.at(-1)?.received ?? 0).toBe(paidOf(order).received);
    }),
    { numRuns: 12 },
  );
});
