import { expect, it } from 'vitest';
import { keptClient } from '#stories/charts/samples/clients.ts';
import { clientOf, failureOf } from './support/client.ts';

it('what a dealer keeps of a client is saved under its id, once, and changed under it (B140)', async () => {
  const client = await clientOf('distributor');
  const before = await client.request('clients', {});
  await client.request('saveClient', keptClient);
  await client.request('saveClient', keptClient);
  await client.request('saveClient', { ...keptClient, notes: 'Paga en efectivo.' });
  const after = await client.request('clients', {});
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({ id: keptClient.id, tax: keptClient.tax, notes: 'Paga en efectivo.' });
});

it('nobody else gets it: neither who administers nor a client, also under the same id (B140)', async () => {
  const dealer = await clientOf('distributor');
  await dealer.request('saveClient', keptClient);
  for (const person of ['administrator', 'customer'] as const) {
    const other = await clientOf(person);
    expect(await other.request('clients', {})).toEqual([]);
    await other.request('saveClient', { ...keptClient, notes: 'De otra persona.' });
    expect(await other.request('clients', {})).toHaveLength(1);
  }
  expect((await dealer.request('clients', {})).at(-1)?.notes).toBe(keptClient.notes);
  const administrator = await clientOf('administrator');
  const [quotes, orders] = [
    await administrator.request('networkQuotes', {}),
    await administrator.request('networkOrders', {}),
  ];
  expect(JSON.stringify([quotes, orders])).not.toMatch(/NOC8405039Q7|RIMV790314KT5|legal_name/);
});

it("a quote's link never holds fiscal data or notes (B140)", async () => {
  const dealer = await clientOf('distributor');
  const quotes = await dealer.request('quotes', {});
  const kept = await dealer.request('clients', {});
  const shared = quotes.find(({ id, share }) => share !== null && kept.some((record) => record.id === id));
  const seen = await dealer.request('sharedQuote', { share: shared?.share ?? '' });
  expect(JSON.stringify(seen)).not.toMatch(/rfc|legal_name|elevador/);
});

it.each([
  ['no name', { name: '' }, 'name'],
  ['an RFC of eleven letters', { tax: { ...keptClient.tax, rfc: 'EKU9003173C' } }, 'tax.rfc'],
  ['a regime of persons for a firm', { tax: { ...keptClient.tax, regime: '612' } }, 'tax.regime'],
  ['notes of 501 letters', { notes: 'x'.repeat(501) }, 'notes'],
])('%s is refused (B140)', async (_, wrong, field) => {
  const client = await clientOf('distributor');
  const failure = await failureOf(client.request('saveClient', { ...keptClient, ...wrong }));
  expect(failure).toMatchObject({ kind: 'invalid', status: 422 });
  expect(Object.keys(failure.fields)).toEqual([field]);
});
