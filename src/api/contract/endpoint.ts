import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Who may make a call. The server judges; this is what the documentation and the mocks go by. */
export type Access = 'anyone' | 'session' | 'administrator';

/** What a 401 does: end the session (SPEC 8), or nothing beyond failing the call. */
export type On401 = 'end-session' | 'keep-session';

/** One call of the API. Everything that speaks of a call derives from its entry. */
export interface Endpoint<I extends Schema = Schema, O extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below the host; `:name` is filled from the input's field of that name. */
  readonly path: string;
  /** How the input travels. On GET only its path parameters do. */
  readonly body: 'none' | 'json' | 'multipart';
  readonly input: I;
  readonly output: O;
  readonly access: Access;
  readonly on401: On401;
  /** Whether the call changes something on the server. Some GETs do (SPEC 4). */
  readonly writes: boolean;
}

interface Definition<I extends Schema, O extends Schema> {
  readonly input: I;
  readonly output: O;
  readonly access: Access;
  readonly on401?: On401;
  readonly writes?: boolean;
  readonly body?: 'none' | 'json' | 'multipart';
}

function endpoint<M extends Endpoint['method'], P extends string, I extends Schema, O extends Schema>(
  method: M,
  path: P,
  definition: Definition<I, O>,
) {
  return {
    method,
    path,
    body: method === 'GET' ? ('none' as const) : ('json' as const),
    writes: method !== 'GET',
    on401: 'end-session' as const,
    ...definition,
  } satisfies Endpoint<I, O>;
}

export const get = <P extends string, I extends Schema, O extends Schema>(path: P, d: Definition<I, O>) =>
  endpoint('GET', path, d);
export const post = <P extends string, I extends Schema, O extends Schema>(path: P, d: Definition<I, O>) =>
  endpoint('POST', path, d);
export const put = <P extends string, I extends Schema, O extends Schema>(path: P, d: Definition<I, O>) =>
  endpoint('PUT', path, d);
