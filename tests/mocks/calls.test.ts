import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { server } from '#mocks/node.ts';
import { clientWith, failureOf, tokenOf, type Person } from './support/client.ts';
import { samples } from './support/samples.ts';

let sent: Request[] = [];
const record = ({ request }: { request: Request }) => {
  sent.push(request.clone());
};

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  server.events.removeAllListeners();
});

/** Makes the sample request of a call, with any token. */
function make<N extends CallName>(call: N, token: string | null): Promise<unknown> {
  return clientWith(token).request(call, samples[call].input);
}

const tokenFor = (as: Person | 'visitor') => (as === 'visitor' ? null : tokenOf(as));

async function fieldsOf(request: Request, body: Endpoint['body']): Promise<string[]> {
  if (body === 'multipart') return [...(await request.formData()).keys()];
  const text = await request.text();
  return text === '' ? [] : Object.keys(Object(JSON.parse(text)));
}

const callsFor = (...access: Endpoint['access'][]) =>
  callNames.filter((call) => access.includes(contract[call].access));

describe.each(callNames)('%s', (call) => {
  it('is sent as the specification has it, and its reply is decoded', async () => {
    const sample = samples[call];
    const token = await tokenFor(sample.as);
    server.events.on('request:start', record);
    const reply = await make(call, token);

    const [request] = sent;
    if (sent.length !== 1 || request === undefined) throw new Error('one request was expected');
    expect(`${request.method} ${new URL(request.url).pathname}`).toBe(sample.sends);
    expect(request.headers.get('Authorization')).toBe(`Bearer ${token ?? 'no token'}`);
    expect((await fieldsOf(request, contract[call].body)).toSorted()).toEqual([...sample.fields].toSorted());
    expect({ reply }).toMatchObject({ reply: sample.replies });
  });
});

describe('who may call', () => {
  it.each(callsFor('session', 'administrator'))('%s refuses whoever has no usable token', async (call) => {
    for (const token of [null, 'inventado']) {
      const failure = await failureOf(make(call, token));
      expect(failure).toMatchObject({ kind: 'unauthorized', status: 401, serverMessage: 'No autenticado.' });
    }
  });

  it.each(callsFor('administrator'))('%s refuses whoever is not an administrator', async (call) => {
    for (const person of ['customer', 'distributor'] as const) {
      const failure = await failureOf(make(call, await tokenOf(person)));
      expect(failure).toMatchObject({
        kind: 'refused',
        status: 403,
        serverMessage: 'No tienes permiso para hacer esto.',
      });
    }
  });

  it.each(callsFor('anyone'))('%s asks for no token', async (call) => {
    await expect(make(call, null)).resolves.toBeDefined();
  });
});
