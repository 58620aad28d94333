import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearFaults, setFault } from '#mocks/faults/conditions.ts';
import { server } from '#mocks/node.ts';
import { callNames, type CallName } from '#src/api/contract/index.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { API_HOST, clientWith, tokenOf } from './support/client.ts';

/** What every response since the start of the test says about being stored, after its status. */
let said: string[] = [];
const noted = ({ response }: { response: Response }) => {
  said.push(`${String(response.status)} ${response.headers.get('Cache-Control') ?? 'nothing'}`);
};

beforeEach(() => {
  said = [];
});
afterEach(() => {
  server.events.removeAllListeners();
  clearFaults();
});

/** Makes the request of a call's fixture, whether or not it succeeds. */
const make = <N extends CallName>(call: N, token: string | null): Promise<unknown> =>
  clientWith(token)
    .request(call, fixtures[call].input)
    .catch(() => undefined);

describe.each(callNames)('nobody may store what %s answers', (call) => {
  it('to the person who may ask', async () => {
    const { as } = fixtures[call];
    const token = as === 'visitor' ? null : await tokenOf(as);
    server.events.on('response:mocked', noted);
    await make(call, token);
    expect(said).toEqual(['200 no-store']);
  });

  it('without a token, and when it fails', async () => {
    server.events.on('response:mocked', noted);
    await make(call, null);
    setFault(call, { kind: 'status', status: 503 });
    await make(call, null);
    setFault(call, { kind: 'broken' });
    await make(call, null);
    expect(said).toEqual([expect.stringMatching(/^\d{3} no-store$/), '503 no-store', '200 no-store']);
  });
});

it.each(['/storage/images/1.svg', '/storage/files/catalogo-digital-toldos.pdf'])(
  'nobody may store %s, which belongs to a person or has their prices',
  async (path) => {
    const { status, headers } = await fetch(`${API_HOST}${path}`);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  },
);
