import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { server } from '#mocks/node.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { bodyOf } from '#tests/fixtures/fixture.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { clientWith, failureOf, tokenOf, type Person } from '../support/client.ts';

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

/** Makes the request of a call's fixture, with any token. */
function make<N extends CallName>(call: N, token: string | null): Promise<unknown> {
  return clientWith(token).request(call, fixtures[call].input);
}

const tokenFor = (as: Person | 'visitor') => (as === 'visitor' ? null : tokenOf(as));

/** The content of a request's body: JSON as it is; of a form with a file, the names of its fields. */
async function bodyIn(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/') === true) {
    return [...(await request.formData()).keys()];
  }
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

const callsFor = (...access: Endpoint['access'][]) =>
  callNames.filter((call) => access.includes(contract[call].access));

describe.each(callNames)('%s', (call) => {
  it('is sent as the specification says, and its reply is decoded', async () => {
    const fixture = fixtures[call];
    const token = await tokenFor(fixture.as);
    server.events.on('request:start', record);
    const reply = await make(call, token);

    const [request] = sent;
    if (sent.length !== 1 || request === undefined) throw new Error('one request was expected');
    expect(`${request.method} ${new URL(request.url).pathname}`).toBe(fixture.sends);
    expect(request.headers.get('Authorization')).toBe(`Bearer ${token ?? 'no token'}`);
    const body = bodyOf(fixture);
    expect(await bodyIn(request)).toEqual(
      contract[call].body === 'multipart' ? Object.keys(Object(body)) : body,
    );
    expect({ reply }).toMatchObject({ reply: fixture.mockReply });
  });
});

describe('authorization', () => {
  it.each(callsFor('session', 'administrator'))('%s refuses a call without a usable token', async (call) => {
    for (const token of [null, 'inventado']) {
      const failure = await failureOf(make(call, token));
      expect(failure).toMatchObject({ kind: 'unauthorized', status: 401, serverMessage: 'No autenticado.' });
    }
  });

  it.each(callsFor('administrator'))('%s refuses everyone but administrators', async (call) => {
    for (const person of ['customer', 'distributor'] as const) {
      const failure = await failureOf(make(call, await tokenOf(person)));
      expect(failure).toMatchObject({
        kind: 'refused',
        status: 403,
        serverMessage: 'No tienes permiso para hacer esto.',
      });
    }
  });

  it.each(callsFor('anyone'))('%s needs no token', async (call) => {
    await expect(make(call, null)).resolves.toBeDefined();
  });
});
