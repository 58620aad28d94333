import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Who may make a call. The server judges; this is what the documentation and the mocks go by. */
export type Access = 'anyone' | 'session' | 'administrator';

/** What a 401 does: end the session (SPEC 8), or nothing beyond failing the call. */
export type On401 = 'end-session' | 'keep-session';

/**
 * Whether a call is one that SPEC does not show (DESIGN 5), and which: the `list` of its area, without which the area
 * has nothing to show, or something that is `done` there. The 26 of SPEC 7 are `no`.
 */
export type Assumed = 'no' | 'list' | 'done';

/** One call of the API. Everything that speaks of a call derives from its entry. */
export interface Endpoint<I extends Schema = Schema, O extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
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
  readonly assumed: Assumed;
}

interface Definition<I extends Schema, O extends Schema> {
  readonly input: I;
  readonly output: O;
  readonly access: Access;
  readonly on401?: On401;
  readonly writes?: boolean;
  readonly body?: 'none' | 'json' | 'multipart';
  readonly assumed?: Assumed;
}

function endpoint<M extends Endpoint['method'], P extends string, I extends Schema, O extends Schema>(
  method: M,
  path: P,
  definition: Definition<I, O>,
) {
  return {
    method,
    path,
    body: method === 'GET' || method === 'DELETE' ? ('none' as const) : ('json' as const),
    writes: method !== 'GET',
    on401: 'end-session' as const,
    assumed: 'no' as const,
    ...definition,
  } satisfies Endpoint<I, O>;
}

export const get = <P extends string, I extends Schema, O extends Schema>(path: P, d: Definition<I, O>) =>
  endpoint('GET', path, d);
export const post = <P extends string, I extends Schema, O extends Schema>(path: P, d: Definition<I, O>) =>
  endpoint('POST', path, d);
export const put = <P extends string, I extends Schema, O extends Schema>(path: P, d: Definition<I, O>) =>
  endpoint('PUT', path, d);

/** `delete` is a word of the language. */
export const remove = <P extends string, I extends Schema, O extends Schema>(path: P, d: Definition<I, O>) =>
  endpoint('DELETE', path, d);
