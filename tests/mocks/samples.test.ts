import { expect, it } from 'vitest';
import { samplesFixtures } from '#tests/fixtures/samples.ts';
import { clientOf, failureOf, visitor } from './support/client.ts';

const { input } = samplesFixtures.requestSamples;

it('a visitor’s request for samples reaches the shop, which sends it once', async () => {
  const { folio, arrives_on } = await visitor().request('requestSamples', input);
  expect(arrives_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  const client = await clientOf('administrator');
  const [newest] = await client.request('sampleRequests', {});
  expect(newest).toMatchObject({ folio, status: 'pendiente', city: 'Monterrey', samples: input.samples });
  const sent = await client.request('sendSamples', { id: newest?.id ?? '' });
  expect(sent.status).toBe('enviada');
  const again = await failureOf(client.request('sendSamples', { id: sent.id }));
  expect(again.status).toBe(409);
});

it('a request without samples or with a wrong address is refused at its fields', async () => {
  const failure = await failureOf(
    visitor().request('requestSamples', { ...input, samples: [], postal_code: '00100', city: '' }),
  );
  expect(Object.keys(failure.fields)).toEqual(['postal_code', 'city', 'samples']);
});
