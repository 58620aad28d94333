import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payTo } from '#mocks/orders/money.ts';
import { daysAfter, today } from '#mocks/today.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { clientOf, failureOf, type Person } from '../support/client.ts';
import { seededOrder } from '../support/shop.ts';

type Told = Partial<InputOf<'addPayment'>>;

async function pay(person: Person, title: string, told: Told = {}) {
  return (await clientOf(person)).request('addPayment', {
    ...{ id: seededOrder(title).id, attempt: 'intento-1', amount_centavos: 123_457 },
    ...{ paid_on: today(), way: 'transferencia', reference: ' SPEI 4471 ' },
    ...told,
  });
}

async function settle(person: Person, title: string, told: Partial<InputOf<'settlePayment'>> = {}) {
  const { id, payments } = seededOrder(title);
  return (await clientOf(person)).request('settlePayment', {
    ...{ id, payment: payments.at(-1)?.id ?? '', from: payments.at(-1)?.state ?? 'avisado' },
    ...{ to: 'recibido', note: '' },
    ...told,
  });
}

describe('a payment (B111)', () => {
  it('counts once the shop has confirmed it', async () => {
    const said = await pay('distributor', 'Recámara de Sofía');
    expect(said.payments.at(-1)).toMatchObject({ state: 'avisado', reference: 'SPEI 4471', by: null });
    const before = paidOf(said);
    const { id, payments } = said;
    const named = {
      id,
      payment: payments.at(-1)?.id ?? '',
      from: 'avisado',
      to: 'recibido',
      note: '',
    } as const;
    const received = await (await clientOf('administrator')).request('settlePayment', named);
    expect(received.payments.at(-1)).toMatchObject({ state: 'recibido', by: { name: expect.any(String) } });
    expect(paidOf(received)).toMatchObject({
      received: before.received + 123_457,
      left: before.left - 123_457,
      announced: 0,
    });
  });

  it('that the shop notes is received at once, and with the deposit nothing lacks', async () => {
    const administrator = await clientOf('administrator');
    const order = seededOrder('Pasillo');
    const all = await administrator.request('networkOrders', {});
    expect(all.find(({ id }) => id === order.id)?.missing).toMatchObject([{ kind: 'anticipo' }]);
    const { totals } = await pay('administrator', 'Pasillo', { amount_centavos: 1 });
    const part = await pay('administrator', 'Pasillo', {
      ...{ attempt: 'intento-2', amount_centavos: totals.deposit_centavos - 2 },
    });
    expect(part.missing).toMatchObject([{ kind: 'anticipo' }]);
    const whole = await pay('administrator', 'Pasillo', { attempt: 'intento-3', amount_centavos: 1 });
    expect(whole.missing).toEqual([]);
  });

  it('is noted once for an attempt that is sent again', async () => {
    const once = await pay('distributor', 'Recámara de Sofía');
    const again = await pay('distributor', 'Recámara de Sofía');
    expect(again.payments).toEqual(once.payments);
  });

  it('is not told to other readers by whom, nor where the money goes', async () => {
    const [seen] = (await (await clientOf('administrator')).request('networkOrders', {})).filter(
      ({ title }) => title === 'Casa Sepúlveda',
    );
    expect(seen).toMatchObject({ pay_to: null, client_totals: null });
    const own = await (await clientOf('distributor')).request('orders', {});
    expect(own.map((order) => order.pay_to)).toEqual(own.map(() => payTo));
    expect(own.flatMap(({ payments }) => payments.map(({ by }) => by)).every((by) => by === null)).toBe(true);
  });

  it.each<[string, Person, string, Told, number, string]>([
    ['an amount', 'distributor', 'Casa Sepúlveda', { amount_centavos: null }, 422, 'Escribe cuánto se pagó.'],
    [
      'more than 0',
      'distributor',
      'Recámara de Sofía',
      { amount_centavos: 0 },
      422,
      'Escribe cuánto se pagó.',
    ],
    [
      ...(['a day that has come', 'distributor', 'Recámara de Sofía'] as const),
      ...([{ paid_on: daysAfter(today(), 1) }, 422] as const),
      'Elige el día en que pagaste; no puede ser futuro.',
    ],
    ['a way', 'distributor', 'Recámara de Sofía', { way: null }, 422, 'Elige cómo se pagó.'],
    [
      ...(['something left to pay', 'distributor', 'Casa Quintanilla', {}, 422] as const),
      'Esta orden ya está pagada, o su pago está por confirmarse.',
    ],
    [
      'an order that goes on',
      'distributor',
      'Local 14',
      {},
      409,
      'Esta orden está cancelada: ya no se paga.',
    ],
    ["one's own order", 'distributor', 'Pasillo', {}, 403, 'No tienes permiso para hacer esto.'],
  ])('needs %s', async (_, person, title, told, status, serverMessage) => {
    expect(await failureOf(pay(person, title, told))).toMatchObject({ status, serverMessage });
  });

  it('is never more than what is left', async () => {
    const { totals, payments } = await pay('administrator', 'Casa Bautista', { amount_centavos: 1 });
    const left = totals.total_centavos - (payments[0]?.amount_centavos ?? 0) - 1;
    const more = pay('administrator', 'Casa Bautista', { attempt: 'otro', amount_centavos: left + 1 });
    expect(await failureOf(more)).toMatchObject({
      status: 422,
      serverMessage: expect.stringMatching(/^Es más de lo que falta: quedan \$/),
    });
    const rest = await pay('administrator', 'Casa Bautista', { attempt: 'otro', amount_centavos: left });
    expect(paidOf(rest)).toMatchObject({ left: 0, due: null });
  });
});

describe('settling a payment', () => {
  it('annuls what was received, with a reason; then it is owed again', async () => {
    const before = await settle('administrator', 'Casa Sepúlveda');
    const { id, payments } = before;
    const last = { id, payment: payments.at(-1)?.id ?? '', from: 'recibido', to: 'anulado' } as const;
    const administrator = await clientOf('administrator');
    expect(await failureOf(administrator.request('settlePayment', { ...last, note: ' ' }))).toMatchObject({
      ...{ status: 422, serverMessage: 'Escribe por qué.' },
    });
    const after = await administrator.request('settlePayment', { ...last, note: 'Rebotó' });
    expect(after.payments.at(-1)).toMatchObject({ state: 'anulado', note: 'Rebotó' });
    expect(paidOf(after).left).toBe(payments.at(-1)?.amount_centavos);
  });

  it('is the shop’s; who said that they paid may only take that back', async () => {
    expect(await failureOf(settle('distributor', 'Casa Sepúlveda'))).toMatchObject({ status: 403 });
    const back = await settle('distributor', 'Casa Sepúlveda', { to: 'anulado' });
    expect(back.payments.at(-1)).toMatchObject({ state: 'anulado' });
    const deposit = { payment: back.payments[0]?.id ?? '', from: 'recibido', to: 'anulado' } as const;
    expect(await failureOf(settle('distributor', 'Casa Sepúlveda', deposit))).toMatchObject({ status: 403 });
  });

  it('is refused when it changed meanwhile', async () => {
    await settle('administrator', 'Casa Sepúlveda');
    const again = settle('administrator', 'Casa Sepúlveda', { from: 'avisado' });
    expect(await failureOf(again)).toMatchObject({ status: 409 });
    expect(await failureOf(settle('administrator', 'Casa Sepúlveda', { payment: 'otro' }))).toMatchObject({
      status: 404,
    });
  });
});

describe('any payments (B111)', () => {
  it('and what is left are the total, whatever is sent in which order', async () => {
    const { id } = seededOrder('Recámara de Sofía');
    const people = ['administrator', 'distributor'] as const;
    const acts = fc.array(
      fc.record({
        by: fc.constantFrom(...people),
        pays: fc.option(fc.integer({ min: 1, max: 900_000 })),
        to: fc.constantFrom('recibido' as const, 'anulado' as const),
        at: fc.nat(5),
      }),
      { maxLength: 12 },
    );
    const clients = {
      administrator: await clientOf('administrator'),
      distributor: await clientOf('distributor'),
    };
    let attempt = 0;
    const seen = async () =>
      (await clients.distributor.request('orders', {})).find((order) => order.id === id);
    await fc.assert(
      fc.asyncProperty(acts, async (done) => {
        for (const { by, pays, to, at } of done) {
          attempt += 1;
          const payment = (await seen())?.payments[at];
          const act =
            pays === null
              ? clients[by].request('settlePayment', {
                  ...{
                    id,
                    payment: payment?.id ?? 'ninguno',
                    from: payment?.state ?? 'avisado',
                    to,
                    note: 'Así fue',
                  },
                })
              : pay(by, 'Recámara de Sofía', { attempt: String(attempt), amount_centavos: pays });
          await act.catch(() => null);
        }
        const order = await seen();
        if (order === undefined) throw new Error('the order is gone');
        const { total, received, left, announced } = paidOf(order);
        expect(received + left).toBe(total);
        expect(left).toBeGreaterThanOrEqual(announced);
      }),
      { numRuns: 12 },
    );
  });
});
