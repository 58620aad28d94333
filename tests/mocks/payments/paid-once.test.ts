import { describe, expect, it } from 'vitest';
import { today } from '#mocks/today.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { clientOf, failureOf } from '../support/client.ts';
import { seededOrder } from '../support/shop.ts';

const { id, payments } = seededOrder('Recámara de Sofía');
const seen = payments.length;

const pay = async (told: Partial<InputOf<'addPayment'>>) =>
  (await clientOf('distributor')).request('addPayment', {
    ...{ id, attempt: 'intento-1', amount_centavos: 123_437 },
    ...{ paid_on: today(), way: 'transferencia', reference: 'SPEI 37' },
    ...told,
  });

const amounts = async () =>
  (await (await clientOf('distributor')).request('orders', {}))
    .find((order) => order.id === id)
    ?.payments.slice(seen)
    .map(({ amount_centavos }) => amount_centavos);

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
