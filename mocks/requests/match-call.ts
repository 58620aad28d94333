import { http, type HttpHandler } from 'msw';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { neverStored } from './never-stored.ts';
import { matchPath } from './path.ts';

/** Returns the call of the contract that a request makes, at any origin; null when it makes none. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): CallName | null {
  const { pathname } = new URL(url);
  const isCall = (name: CallName) => {
    const endpoint: Endpoint = contract[name];
    return endpoint.method === method && matchPath(endpoint.path, pathname) !== null;
  };
  return callNames.find(isCall) ?? null;
}

/** Returns the response to a call; undefined leaves the call to the next handler. */
type Respond = (call: CallName, request: Request) => Promise<Response | undefined>;

/**
 * One MSW handler for all calls of the contract: with one for each, every handler would parse every request. Whatever it
 * answers, also a refusal or a fault, may not be stored.
 */
export function answerCalls(respond: Respond): HttpHandler {
  return http.all(
    ({ request }) => callOf(request) !== null,
    async ({ request }) => {
      const call = callOf(request);
      const response = call === null ? undefined : await respond(call, request);
      return response && neverStored(response);
    },
  );
}
