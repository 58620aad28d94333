import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { mocks } from '#.storybook/mocks.ts';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { verbs } from '#src/api/contract/verbs.ts';

/** Ways in which a server can answer a call. */
type Way = (call: CallName) => HttpHandler;

const answered =
  (respond: () => Response | Promise<Response>): Way =>
  (call) =>
    http[verbs[contract[call].method]](`*${contract[call].path}`, respond);

/** A JSON body with a status. */
export const json = (status: number, body: unknown) => answered(() => Response.json(body, { status }));

/** A page of a proxy in place of the reply. */
export const html = answered(() => HttpResponse.html('<!doctype html><title>Bienvenido</title>'));

/** No answer: the network is gone. */
export const unreachable = answered(() => HttpResponse.error());

/** An answer that never comes. */
export const silence = answered(async () => {
  await delay('infinite');
  return new Response();
});

/** Holds the answers of a call back, until they are let go as they would have been. */
export async function serverHolds(call: CallName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  (await mocks()).use(http[verbs[contract[call].method]](`*${contract[call].path}`, () => promise));
  return () => {
    resolve(undefined);
  };
}

/** Counts the requests of a call from now on; they are answered as before. */
export async function countRequests(call: CallName): Promise<() => number> {
  let count = 0;
  const counter = http[verbs[contract[call].method]](`*${contract[call].path}`, () => {
    count += 1;
    return undefined;
  });
  (await mocks()).use(counter);
  return () => count;
}

/** So many requests have left, and no more: what leaves before another one has been counted once that is answered. */
export async function expectRequests(requests: () => number, count: number): Promise<void> {
  await waitFor(() => expect(requests()).toBe(count));
  await fetch(contract.states.path);
  await expect(requests()).toBe(count);
}

/** Makes the server answer calls in this way from now on. */
export async function serverAnswers(way: Way, ...calls: CallName[]): Promise<void> {
  (await mocks()).use(...calls.map(way));
}

/** Lets the server answer as it normally does. */
export async function serverRecovers(): Promise<void> {
  (await mocks()).resetHandlers();
}
