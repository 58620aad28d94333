import { http, type HttpHandler } from 'msw';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { verbs } from '#src/api/contract/verbs.ts';
import { matchPath } from './path.ts';

/** Gives a request its answer; undefined leaves it to the next handler. */
type Respond = (request: Request) => Promise<Response | undefined>;

/** The MSW handler of a call of the contract, at any origin. */
export function answerTo(call: CallName, respond: Respond): HttpHandler {
  const endpoint: Endpoint = contract[call];
  const matches = ({ request }: { request: Request }) =>
    matchPath(endpoint.path, new URL(request.url).pathname) !== null;
  return http[verbs[endpoint.method]](matches, ({ request }) => respond(request));
}
