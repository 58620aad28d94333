import { describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { PaymentState } from '#src/api/contract/assumed/payments.ts';
import { missingTexts } from '#src/features/order-facts/missing-texts.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { mayAnnul } from '#src/features/orders/payments/may-annul.ts';
import { receiptDocument } from '#src/features/orders/payments/receipt-document.ts';
import { inCurrency } from '#src/format/money.ts';
import { readCentavos } from '#src/reading/amount.ts';
import { clabeText, readClabe, sentClabe } from '#src/reading/clabe.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';

/** 37 % of the total is its deposit. */
const totals = {
  ...savedOrder.totals,
  total_centavos: 333_335,
  deposit_centavos: 123_334,
  balance_centavos: 210_001,
};

const payment = (
  amount_centavos: number,
  state: PaymentState,
  place = 0,
): SavedOrder['payments'][number] => ({
  ...{ id: `pago-${String(place)}`, amount_centavos, state, paid_on: '2026-11-17', way: 'deposito' },
  ...{ reference: 'Caja 3', at: null, note: null, by: null },
});

const order = (
  stage: SavedOrder['stage'],
  ...paid: readonly (readonly [number, PaymentState])[]
): SavedOrder => ({
  ...savedOrder,
  ...{ stage, totals, payments: paid.map(([centavos, state], at) => payment(centavos, state, at)) },
});

describe('what is to be paid (B111)', () => {
  it.each<[string, SavedOrder, ReturnType<typeof paidOf>['due']]>([
    ['the deposit at first', order('confirmado'), { what: 'anticipo', centavos: 123_334 }],
    [
      'the rest of a deposit',
      order('confirmado', [100_001, 'recibido']),
      { what: 'anticipo', centavos: 23_333 },
    ],
    ['nothing while the deposit is announced', order('confirmado', [123_334, 'avisado']), null],
    [
      'a deposit that was annulled',
      order('confirmado', [123_334, 'anulado']),
      { what: 'anticipo', centavos: 123_334 },
    ],
    ['nothing while it is made', order('armado', [123_334, 'recibido']), null],
    [
      'the rest when it is ready',
      order('listo', [123_334, 'recibido']),
      { what: 'saldo', centavos: 210_001 },
    ],
    [
      'the rest after delivery',
      order('entregado', [123_334, 'recibido'], [10_001, 'avisado']),
      { what: 'saldo', centavos: 200_000 },
    ],
    [
      'all of it when it is ready and its deposit was annulled',
      order('enviado', [123_333, 'anulado'], [1, 'recibido']),
      { what: 'saldo', centavos: 333_334 },
    ],
    ['nothing of a paid order', order('entregado', [333_335, 'recibido']), null],
    ['nothing of a cancelled order', order('cancelado'), null],
  ])('is %s', (_, one, due) => {
    expect(paidOf(one).due).toEqual(due);
  });

  it('is said with what was already received, and differently once it is announced', () => {
    const missing = [{ kind: 'anticipo', stage: 'en-corte' as const, what: null, arrives_on: null }];
    const said = (one: SavedOrder, whom: 'customer' | 'workshop') =>
      missingTexts({ ...one, missing }, whom)[0]?.sentence;
    expect(said(order('confirmado', [100_001, 'recibido']), 'customer')).toBe(
      'Tu anticipo de $233.33: con él apartamos tu material.',
    );
    const told = order('confirmado', [123_334, 'avisado']);
    expect(said(told, 'customer')).toBe('Confirmar tu anticipo: ya nos avisaste que lo pagaste.');
    expect(said(told, 'workshop')).toBe('Confirmar el anticipo: avisaron que ya se pagó.');
  });
});

it.each<[string, SavedOrder, number]>([
  [
    'what was received of a cancelled order, not what is announced or annulled',
    order('cancelado', [123_334, 'recibido'], [37_001, 'recibido'], [5_003, 'avisado'], [9_009, 'anulado']),
    160_335,
  ],
  ['nothing of a cancelled order that nobody paid', order('cancelado', [123_334, 'anulado']), 0],
  ['nothing of an order that goes on', order('confirmado', [123_334, 'recibido']), 0],
])('the shop gives back %s (B150)', (_, one, refund) => {
  expect(paidOf(one).refund).toBe(refund);
});

it.each([
  ['administrator', ['avisado', 'recibido']],
  ['maker', ['avisado']],
  ['other', []],
] as const)('%s may annul payments that are: %s', (who, states) => {
  expect(PaymentState.options.filter((state) => mayAnnul({ state }, who))).toEqual(states);
});

it('a receipt says the payment, and what was left after it', () => {
  const paid = order('listo', [123_334, 'recibido'], [5_000, 'anulado'], [37_001, 'recibido']);
  const [first] = paid.payments;
  if (first === undefined) throw new Error('no payment');
  const text = (one: SavedOrder['payments'][number] = first) =>
    JSON.stringify(receiptDocument(paid, one, '17 nov 2026').content);
  for (const said of [
    '$1,233.34',
    '$3,333.35',
    inCurrency(210_001),
    'Depósito en ventanilla, Caja 3',
    '17 nov 2026',
  ])
    expect(text()).toContain(said);
  const last = text(paid.payments[2]);
  for (const said of ['$370.01', inCurrency(160_335), inCurrency(173_000)]) expect(last).toContain(said);
});

it('a receipt says the same for ever, whatever is received, confirmed or annulled later (B111)', () => {
  const at = (minute: number) => `2026-11-17T16:0${String(minute)}:00Z`;
  const event = (state: PaymentState, minute: number) => ({ state, at: at(minute), note: null, by: null });
  const [first, second, third] = [
    payment(100_037, 'avisado', 1),
    payment(200_011, 'recibido', 2),
    payment(37_001, 'recibido', 3),
  ];
  const announced = { ...first, at: at(1), events: [event('avisado', 1)] };
  const received = { ...second, at: at(2), events: [event('recibido', 2)] };
  const confirmed = {
    ...{ ...announced, state: 'recibido' as const, at: at(3) },
    events: [...announced.events, event('recibido', 3)],
  };
  const latest = { ...third, at: at(4), events: [event('recibido', 4)] };
  const bounced = {
    ...{ ...received, state: 'anulado' as const, at: at(5) },
    events: [...received.events, event('anulado', 5)],
  };
  const text = (payments: SavedOrder['payments'], one: SavedOrder['payments'][number]) =>
    JSON.stringify(receiptDocument({ ...order('listo'), payments }, one, '17 nov 2026').content);
  const before = text([announced, received], received);
  for (const said of [inCurrency(200_011), inCurrency(133_324)]) expect(before).toContain(said);
  expect(text([confirmed, received], received)).toBe(before);
  // It was confirmed after the other had arrived.
  const own = text([confirmed, received], confirmed);
  for (const said of [inCurrency(300_048), inCurrency(33_287)]) expect(own).toContain(said);
  expect(text([confirmed, bounced, latest], confirmed)).toBe(own);
});

it('a receipt without events is of the order in which payments were received', () => {
  const late = { ...payment(100_037, 'recibido', 1), at: '2026-11-19T16:00:00Z' };
  const early = { ...payment(200_011, 'recibido', 2), at: '2026-11-17T16:00:00Z' };
  const text = JSON.stringify(
    receiptDocument({ ...order('listo'), payments: [late, early] }, early, '17 nov 2026').content,
  );
  expect(text).toContain(inCurrency(133_324));
});

describe('the number of an account', () => {
  it.each([
    ['646180123456789013', '646180123456789013'],
    ['646 180 12345678901 3', '646180123456789013'],
    ['032-180-00011835971-9', '032180000118359719'],
    ['CLABE: 032180000118359719', '032180000118359719'],
    ['CLABE interbancaria 032 180 00011835971 9', '032180000118359719'],
    ['Cuenta Clabe: 032.180.00011835971.9', '032180000118359719'],
    ['Cuenta: 032180000118359719', null],
    ['CLABE: 646180123456789012', null],
    ['646180123456789012', null],
    ['64618012345678901', null],
    ['6461801234567890131', null],
    ['64618012345678901x', null],
    ['', null],
  ])('%j is read as %s', (written, clabe) => {
    expect(readClabe(written)).toBe(clabe);
  });

  it('is sent in its plain form, and what is none as it was typed', () => {
    expect(sentClabe('CLABE: 032 180 00011835971 9')).toBe('032180000118359719');
    expect(sentClabe(' 1234 ')).toBe('1234');
  });

  it('is shown in its parts', () => {
    expect(clabeText('646180123456789013')).toBe('646 180 12345678901 3');
  });
});

it.each([
  ['12,345.67', 1_234_567],
  ['$ 1233.3', 123_330],
  ['1.233,34', 123_334],
  ['0.10', 10],
  ['1,234', 123_400],
  ['12.345', null],
  ['12.500', null],
  ['$2.500 MXN', null],
  ['$1,234.50 MN', 123_450],
  ['$1,234.50 M.N.', 123_450],
  ['MXN 1,234.50', 123_450],
  ['1,234.50 pesos', 123_450],
  ['1234.5 MXN', 123_450],
  ['1,234.50 USD', null],
  ['US$1,234.50', null],
  ['mil', null],
  ['', null],
  ['-5', null],
])('%j pesos are read as %s centavos', (written, centavos) => {
  expect(readCentavos(written)).toBe(centavos);
});
