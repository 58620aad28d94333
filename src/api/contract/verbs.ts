import type { Endpoint } from './endpoint.ts';

/** The HTTP methods in the lower case that OpenAPI and MSW use. */
export const verbs = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
} as const satisfies Readonly<Record<Endpoint['method'], string>>;
