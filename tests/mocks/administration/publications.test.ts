import { expect, it, onTestFinished, vi } from 'vitest';
import { daysAfter, today } from '#mocks/today.ts';
import { publicationsFixtures } from '#tests/fixtures/publications.ts';
import { clientOf, failureOf } from '../support/client.ts';

const sent = { ...publicationsFixtures.publishFile.input, valid_from: '' };
const FORMER = 'lista-de-precios-persianas-2025';

/** Names of the price lists that somebody gets. */
const listedFor = async (who: 'customer' | 'administrator') =>
  (await (await clientOf(who)).request('priceListFiles', {})).map(({ name }) => name);

it('a file is on show at once without a day, and can be downloaded as it was uploaded (B149)', async () => {
  const client = await clientOf('administrator');
  const { url } = await client.request('publishFile', sent);
  expect(await listedFor('customer')).toContain(sent.name);
  const reader = await clientOf('customer');
  const file = await reader.download(url);
  expect(await file.text()).toBe(await sent.file.text());
});

it('a file waits for its day: until then only who administers gets it (B149)', async () => {
  const client = await clientOf('administrator');
  const { id, url } = await client.request('publishFile', { ...sent, valid_from: daysAfter(today(), 17) });
  expect(await listedFor('customer')).not.toContain(sent.name);
  expect((await client.request('publications', {})).map((one) => one.id)).toContain(id);
  const refused = await failureOf((await clientOf('customer')).download(url));
  expect(refused.status).toBe(404);
  expect((await client.download(url)).type).toBe('application/pdf');
});

it('a file whose day has come is news of that day, however early it was uploaded (B149)', async () => {
  const day = daysAfter(today(), 17);
  await (await clientOf('administrator')).request('publishFile', { ...sent, valid_from: day });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T18:00:00Z`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const files = await (await clientOf('customer')).request('priceListFiles', {});
  expect(files.find(({ name }) => name === sent.name)?.updated_at).toBe(`${day}T06:00:00.000Z`);
});

it('a withdrawn file is gone for everybody else, and comes back (B149)', async () => {
  const client = await clientOf('administrator');
  const [first] = await client.request('priceListFiles', {});
  const [gone] = (await client.request('publications', {})).filter(({ name }) => name === first?.name);
  const { id, url } = gone ?? { id: '', url: '' };
  await client.request('withdrawFile', { id, withdrawn: true });
  expect(await listedFor('administrator')).not.toContain(first?.name);
  expect((await failureOf((await clientOf('customer')).download(url))).status).toBe(404);
  await client.request('withdrawFile', { id, withdrawn: false });
  expect(await listedFor('customer')).toContain(first?.name);
});

it('one chosen file is one publication, also when it is sent twice (B149)', async () => {
  const client = await clientOf('administrator');
  await client.request('publishFile', sent);
  await client.request('publishFile', sent);
  expect((await listedFor('customer')).filter((name) => name === sent.name)).toHaveLength(1);
});

it('who withdrew a file is in the activity, with what it was before (B149)', async () => {
  const client = await clientOf('administrator');
  await client.request('withdrawFile', { id: FORMER, withdrawn: false });
  await client.request('withdrawFile', { id: FORMER, withdrawn: true });
  const [newest] = await client.request('activity', {});
  expect(newest).toMatchObject({
    ...{ kind: 'archivo', subject: 'Lista de precios de persianas 2025', by: { id: 3 } },
    ...{ what: 'archivo', before: 'publicado', after: 'retirado' },
  });
});

it('a file that is no PDF and a missing name are refused at their fields (B149)', async () => {
  const client = await clientOf('administrator');
  const text = new File(['Blackout Lino, 1.37 m'], 'lista.pdf', { type: 'application/pdf' });
  const noPdf = await failureOf(client.request('publishFile', { ...sent, file: text }));
  expect(noPdf.fields).toEqual({ file: ['El archivo no es un PDF.'] });
  const nameless = await failureOf(
    client.request('publishFile', { ...sent, name: '', valid_from: 'mañana' }),
  );
  expect(Object.keys(nameless.fields)).toEqual(['name', 'valid_from']);
});

it('only who administers publishes, withdraws or reads what is planned (B149)', async () => {
  const client = await clientOf('distributor');
  const refused = await Promise.all([
    failureOf(client.request('publications', {})),
    failureOf(client.request('publishFile', sent)),
    failureOf(client.request('withdrawFile', { id: FORMER, withdrawn: false })),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});
