import type { Endpoint } from './endpoint.ts';

/** The methods of calls as OpenAPI, and what answers in a server's place, write them. */
export const verbs = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
} as const satisfies Readonly<Record<Endpoint['method'], string>>;
