import { describe, expect, it } from 'vitest';
import { today } from '#mocks/today.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { clientOf, failureOf, type Person } from '../support/client.ts';
import { seededOrder } from '../support/shop.ts';

const { id, payments } = seededOrder('Recámara de Sofía');
const seen = payments.length;

const pay = async (told: Partial<InputOf<'addPayment'>>, person: Person = 'distributor') =>
  (await clientOf(person)).request('addPayment', {
    ...{ id, attempt: 'intento-1', amount_centavos: 123_437 },
    ...{ paid_on: today(), way: 'transferencia', reference: 'SPEI 37' },
    ...told,
  });

const amounts = async () =>
  (await (await clientOf('distributor')).request('orders', {}))
    .find((order) => order.id === id)
    ?.payments.slice(seen)
    .map(({ amount_centavos }) => amount_centavos);

const another = {
  status: 409,
  serverMessage:
    'Mientras tanto se anotó otro pago de esta orden. Revisa los pagos y, si falta el tuyo, envíalo otra vez.',
};

describe('nobody pays twice (B111)', () => {
  it('a second tab that did not see the payment of the first is refused', async () => {
    await pay({ attempt: 'pestaña-1', known_payments: seen });
    const second = pay({ attempt: 'pestaña-2', known_payments: seen });
    expect(await failureOf(second)).toMatchObject(another);
    expect(await amounts()).toEqual([123_437]);
  });

  it('nor does the shop note what was announced meanwhile', async () => {
    await pay({ known_payments: seen });
    const noted = pay({ attempt: 'otro', known_payments: seen }, 'administrator');
    expect(await failureOf(noted)).toMatchObject(another);
  });

  it('who has seen the first may send another', async () => {
    await pay({ attempt: 'pestaña-1', known_payments: seen });
    await pay({ attempt: 'pestaña-2', known_payments: seen + 1 });
    expect(await amounts()).toEqual([123_437, 123_437]);
  });

  it('an attempt whose answer was lost is answered again, whatever its sender saw', async () => {
    const once = await pay({ known_payments: seen });
    const again = await pay({ known_payments: seen });
    expect(again.payments).toEqual(once.payments);
  });

  it('a sender that does not say what it saw is answered as ever', async () => {
    await pay({ attempt: 'pestaña-1' });
    await pay({ attempt: 'pestaña-2' });
    expect(await amounts()).toEqual([123_437, 123_437]);
  });
});

describe('an attempt that comes again with other content (B111)', () => {
  it.each<[string, Partial<InputOf<'addPayment'>>]>([
    ['amount', { amount_centavos: 250_037 }],
    ['day', { paid_on: '2026-10-17' }],
    ['way', { way: 'efectivo' }],
    ['reference', { reference: 'SPEI 38' }],
  ])('is refused: another %s', async (_, told) => {
    await pay({});
    expect(await failureOf(pay(told))).toMatchObject({
      ...{ status: 409, serverMessage: 'Ese pago ya se anotó con otros datos. Revísalo en los pagos.' },
    });
    expect(await amounts()).toEqual([123_437]);
  });

  it('is answered when only spaces differ', async () => {
    await pay({});
    await pay({ reference: ' SPEI 37 ' });
    expect(await amounts()).toEqual([123_437]);
  });
});
