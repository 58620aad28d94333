import { http, type HttpHandler } from 'msw';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { matchPath } from './path.ts';

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Gives a request its answer; undefined leaves it to the next handler. */
type Respond = (request: Request) => Promise<Response | undefined>;

/** The MSW handler of a call of the contract, at any origin. */
export function answerTo(call: CallName, respond: Respond): HttpHandler {
  const endpoint: Endpoint = contract[call];
  const matches = ({ request }: { request: Request }) =>
    matchPath(endpoint.path, new URL(request.url).pathname) !== null;
  return http[methods[endpoint.method]](matches, ({ request }) => respond(request));
}
