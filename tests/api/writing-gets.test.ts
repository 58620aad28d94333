import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createClient } from '#src/api/client.ts';
import { contract } from '#src/api/contract/index.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

const server = useOwnServer();
const client = createClient({ apiHost: HOST, readToken: () => '1|abc', onUnauthorized: () => undefined });

/** Counts the requests for user 7, and answers each with this status. */
function answer(path: string, status: number): () => number {
  let requests = 0;
  server.use(
    http.get(`${HOST}${path.replace(':id', '7')}`, () => {
      requests += 1;
      return HttpResponse.json(
        { id: 7, active: requests % 2 },
        { status, headers: { 'Cache-Control': 'max-age=60' } },
      );
    }),
  );
  return () => requests;
}

describe.each(['toggleUserActive', 'toggleUserMapActive'] as const)('%s, a GET that writes,', (call) => {
  const { method, path, writes } = contract[call];

  it('is sent for each call, two at once included (B69)', async () => {
    const requests = answer(path, 200);
    const replies = await Promise.all([client.request(call, { id: 7 }), client.request(call, { id: 7 })]);
    replies.push(await client.request(call, { id: 7 }));
    expect(requests()).toBe(3);
    expect(replies.map(({ active }) => active)).toContain(false);
    expect([method, writes]).toEqual(['GET', true]);
  });

  it.each([500, 503, 429])('is not retried after a %i (B69)', async (status) => {
    const requests = answer(path, status);
    await expect(client.request(call, { id: 7 })).rejects.toMatchObject({ status });
    expect(requests()).toBe(1);
  });
});
