import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createClient, type Client } from '#src/api/client.ts';
import { callNames, contract } from '#src/api/contract/index.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

const server = useOwnServer();

const newClient = (assumedApi: boolean): Client =>
  createClient({ apiHost: HOST, assumedApi, readToken: () => null, onUnauthorized: () => undefined });

/** Answers every request with this status, and counts the requests. */
function answerAll(status: number): () => number {
  let requests = 0;
  server.use(
    http.all('*', () => {
      requests += 1;
      return HttpResponse.json([], { status });
    }),
  );
  return () => requests;
}

const lists = ['quotes', 'orders', 'cart', 'blindsStock', 'paymentMethods', 'dealers'] as const;

describe('a server without the assumed calls', () => {
  it.each(lists)('receives no %s when the configuration says so (B85, F14)', async (call) => {
    const requests = answerAll(200);
    await expect(newClient(false).request(call, {})).rejects.toMatchObject({ kind: 'unavailable' });
    expect(requests()).toBe(0);
  });

  it('still receives the specified calls (B85)', async () => {
    const requests = answerAll(200);
    expect(await newClient(false).request('states', {})).toEqual([]);
    expect(requests()).toBe(1);
  });

  it.each([404, 405, 501])('is detected by a %i to a list, for that list alone (B86)', async (status) => {
    answerAll(status);
    for (const call of lists) {
      await expect(newClient(true).request(call, {})).rejects.toMatchObject({ kind: 'unavailable', status });
    }
    const gone = newClient(true).request('removePaymentMethod', { id: 5 });
    await expect(gone).rejects.not.toMatchObject({ kind: 'unavailable' });
    await expect(newClient(true).request('states', {})).rejects.not.toMatchObject({ kind: 'unavailable' });
  });

  it('lacks areas that begin with a call for a list (B86)', () => {
    expect(callNames.filter((call) => contract[call].assumed === 'list')).toEqual(
      expect.arrayContaining([...lists]),
    );
  });
});
