import { expect, it } from 'vitest';
import { clientOf, failureOf } from './support/client.ts';

const token = 'demo-mastercard-4444-0838';

it('an added card is in the list, and the first one is the default', async () => {
  const client = await clientOf('administrator');
  expect(await client.request('paymentMethods', {})).toEqual([]);
  const first = await client.request('addPaymentMethod', { token });
  const second = await client.request('addPaymentMethod', { token: 'demo-visa-4242-0131' });
  expect(first).toMatchObject({
    brand: 'Mastercard',
    last_four: '4444',
    expires: '08/38',
    is_default: true,
  });
  expect(second).toMatchObject({ is_default: false });
  expect(await client.request('paymentMethods', {})).toEqual([first, second]);
});

it('a card that is added again is saved once (B154)', async () => {
  const client = await clientOf('administrator');
  const first = await client.request('addPaymentMethod', { token });
  expect(await client.request('addPaymentMethod', { token })).toEqual(first);
  expect(await client.request('paymentMethods', {})).toEqual([first]);
});

it.each(['', 'inventado', 'demo-visa-42-0131', '4242424242424242'])(
  'a token that no provider issued is refused: %j',
  async (wrong) => {
    const client = await clientOf('customer');
    const failure = await failureOf(client.request('addPaymentMethod', { token: wrong }));
    expect(failure).toMatchObject({ kind: 'invalid', status: 422 });
    expect(Object.keys(failure.fields)).toEqual(['token']);
  },
);

const defaultOf = async (client: Awaited<ReturnType<typeof clientOf>>) =>
  (await client.request('paymentMethods', {})).filter((method) => method.is_default).map(({ id }) => id);

it('one card is the default, and another replaces it when it is removed', async () => {
  const client = await clientOf('customer');
  expect(await defaultOf(client)).toEqual([1]);
  await client.request('setDefaultPaymentMethod', { id: 2 });
  expect(await defaultOf(client)).toEqual([2]);
  await client.request('removePaymentMethod', { id: 2 });
  expect(await defaultOf(client)).toEqual([1]);
  await client.request('removePaymentMethod', { id: 1 });
  expect(await client.request('paymentMethods', {})).toEqual([]);
});

it("another person's card cannot be read or changed", async () => {
  const client = await clientOf('distributor');
  for (const call of ['setDefaultPaymentMethod', 'removePaymentMethod'] as const) {
    expect(await failureOf(client.request(call, { id: 1 }))).toMatchObject({ kind: 'refused', status: 404 });
  }
});

it("no reply contains a card's owner", async () => {
  const [method] = await (await clientOf('customer')).request('paymentMethods', {});
  expect(Object.keys(method ?? {}).toSorted()).toEqual(['brand', 'expires', 'id', 'is_default', 'last_four']);
});
