import { expect, it } from 'vitest';
import { contract } from '#src/api/contract/index.ts';
import { newerIn } from '#src/api/replies/newer.ts';
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

it('is deleted by its dealer alone, once or twice (B140)', async () => {
  const dealer = await clientOf('distributor');
  const ids = async () => (await dealer.request('clients', {})).map(({ id }) => id);
  const [first = '', ...others] = await ids();
  await (await clientOf('administrator')).request('deleteClient', { id: first });
  expect(await ids()).toEqual([first, ...others]);
  await dealer.request('deleteClient', { id: first });
  await dealer.request('deleteClient', { id: first });
  expect(await ids()).toEqual(others);
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

it('who read an older record gets the newer one with a 409, and nothing is saved over it (B143)', async () => {
  const [client, elsewhere] = [await clientOf('distributor'), await clientOf('distributor')];
  const read = await client.request('saveClient', keptClient);
  const input = { ...keptClient, version: read.version };
  const newer = await elsewhere.request('saveClient', { ...input, phone: '8188887777' });
  const failure = await failureOf(client.request('saveClient', { ...input, notes: 'Paga en efectivo.' }));
  expect(failure).toMatchObject({ kind: 'refused', status: 409 });
  expect(newerIn(contract.saveClient.output, failure)).toEqual(newer);
  expect((await client.request('clients', {})).at(-1)).toEqual(newer);
  await client.request('saveClient', { ...input, phone: '8188887777' });
  expect((await client.request('clients', {})).at(-1), 'the same content again changes nothing').toEqual(
    newer,
  );
});

it('who says no version saves over whatever is kept (B143)', async () => {
  const client = await clientOf('distributor');
  await client.request('saveClient', keptClient);
  const saved = await client.request('saveClient', { ...keptClient, notes: 'Paga en efectivo.' });
  expect(saved).toMatchObject({ notes: 'Paga en efectivo.', version: 2 });
});
