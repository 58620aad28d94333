import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { mocks } from '#.storybook/mocks.ts';
import { request } from '#src/api/connection.ts';
import type { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { verbs } from '#src/api/contract/verbs.ts';
import type { WindowSupply } from '#src/content/delivering/supply.ts';

type Supply = Partial<Omit<WindowSupply, 'key'>>;

const Asked = contract.availability.input;

/** Cloth of which nothing is free. */
export const clothOut = (arrives_on: string | null): Supply => ({
  waits: [{ kind: 'tela', what: 'Su tela', state: 'out', arrives_on }],
});

/** The ways in which a server answers a call. */
type Way = (call: CallName) => HttpHandler;

const answered =
  (respond: () => Response | Promise<Response>): Way =>
  (call) =>
    http[verbs[contract[call].method]](`*${contract[call].path}`, respond);

/** A JSON body with a status. */
export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  answered(() => Response.json(body, { status, headers }));

/** A list in pages, from 1; a page that is null is a fault. */
export const paged =
  (pageOf: (page: number) => object | null): Way =>
  (call) =>
    http[verbs[contract[call].method]](`*${contract[call].path}`, ({ request: { url } }) => {
      const page = pageOf(Number(new URL(url).searchParams.get('page') ?? 1));
      return page === null ? new HttpResponse(null, { status: 500 }) : Response.json(page);
    });

/** What each asked window waits for; nothing by default. */
export const windowsWaitFor =
  (supplyOf: (window: AskedWindow) => Supply = () => ({})): Way =>
  (call) =>
    http.post(`*${contract[call].path}`, async ({ request: asked }) => {
      const { windows } = z.parse(Asked, await asked.json());
      return Response.json(
        windows.map((window) => ({ key: window.key, low: false, waits: [], ...supplyOf(window) })),
      );
    });

/** A proxy's HTML page in place of JSON. */
export const html = answered(() => HttpResponse.html('<!doctype html><title>Bienvenido</title>'));

/** A network error. */
export const unreachable = answered(() => HttpResponse.error());

/** No answer, ever. */
export const noAnswer = answered(async () => {
  await delay('infinite');
  return new Response();
});

/** Delays the answers of a call until they are released; they then come as usual. */
export async function delayAnswers(call: CallName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  (await mocks()).use(http[verbs[contract[call].method]](`*${contract[call].path}`, () => promise));
  return () => {
    resolve(undefined);
  };
}

/** Resolves when the server has received every request that was made before: one more call of the app's client ends last. */
export async function earlierReceived(): Promise<void> {
  await request('states', {});
}

/** Counts the requests of a call that are made from now on; the answers stay the same. */
export async function countRequests(call: CallName): Promise<() => number> {
  await earlierReceived();
  let count = 0;
  const counter = http[verbs[contract[call].method]](`*${contract[call].path}`, () => {
    count += 1;
    return undefined;
  });
  (await mocks()).use(counter);
  return () => count;
}

/** Expects this many requests and no more. */
export async function expectRequests(requests: () => number, count: number): Promise<void> {
  await waitFor(() => expect(requests()).toBe(count));
  await earlierReceived();
  await expect(requests()).toBe(count);
}

/** Makes the server answer these calls in this way from now on. */
export async function serverAnswers(way: Way, ...calls: CallName[]): Promise<void> {
  (await mocks()).use(...calls.map(way));
}

/** Restores the server's usual answer. */
export async function serverRecovers(): Promise<void> {
  (await mocks()).resetHandlers();
}
