import type * as z from 'zod/mini';
import type { CounterName } from './counter.ts';

type Schema = z.core.$ZodType;

/** The areas of the API. */
export type Area =
  | 'access'
  | 'profile'
  | 'counters'
  | 'locations'
  | 'catalog'
  | 'inventory'
  | 'users'
  | 'wallet'
  | 'shop'
  | 'quotes'
  | 'cart'
  | 'orders'
  | 'cutting'
  | 'samples'
  | 'publications';

/** Who may make a call. The server enforces it; the documentation and the mocks follow this value. */
export type Access = 'anyone' | 'session' | 'administrator';

/** What a 401 does: end the session (B36), or only fail the call (B38). */
export type On401 = 'end-session' | 'keep-session';

/**
 * Whether a call is assumed, and its role: `list` is the call without which its area has nothing to show, `done` is an
 * action. The calls of docs/specification.md are `no`.
 */
export type Assumed = 'no' | 'list' | 'done';

/** The calls that tell a user as they are now. */
export type ReadBack = 'currentUser' | 'users';

/** One call of the API. Everything else about a call derives from its entry. */
export interface Endpoint<A extends Area = Area, I extends Schema = Schema, O extends Schema = Schema> {
  /** Purpose of the call, in one line of English; for documentation. */
  readonly summary: string;
  readonly area: A;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the host; `:name` is replaced by the input field of that name. */
  readonly path: string;
  /** How the input is sent. A GET sends only its path parameters. */
  readonly body: 'none' | 'json' | 'multipart';
  readonly input: I;
  readonly output: O;
  readonly access: Access;
  readonly on401: On401;
  /** Whether the call changes data on the server. Some GETs do (B69). */
  readonly writes: boolean;
  /**
   * Whether it carries an `Idempotency-Key`: a repeat with the same key gets the first reply and changes nothing. The
   * captcha is no part of what is compared, as a repeat has another.
   */
  readonly keyed?: boolean;
  /** The call that tells what was made of a user where the reply does not. */
  readonly readBack?: ReadBack;
  /** Counters that are reloaded after the call succeeds. */
  readonly changes: readonly CounterName[];
  readonly assumed: Assumed;
}

interface Definition<A extends Area, I extends Schema, O extends Schema> {
  readonly summary: string;
  readonly area: A;
  readonly input: I;
  readonly output: O;
  readonly access: Access;
  readonly on401?: On401;
  readonly writes?: boolean;
  readonly keyed?: boolean;
  readonly readBack?: ReadBack;
  readonly changes?: readonly CounterName[];
  readonly body?: 'none' | 'json' | 'multipart';
  readonly assumed?: Assumed;
}

type Define<M extends Endpoint['method']> = <
  P extends string,
  A extends Area,
  I extends Schema,
  O extends Schema,
>(
  path: P,
  definition: Definition<A, I, O>,
) => ReturnType<typeof endpoint<M, P, A, I, O>>;

function endpoint<
  M extends Endpoint['method'],
  P extends string,
  A extends Area,
  I extends Schema,
  O extends Schema,
>(method: M, path: P, definition: Definition<A, I, O>) {
  return {
    method,
    path,
    body: method === 'GET' || method === 'DELETE' ? ('none' as const) : ('json' as const),
    writes: method !== 'GET',
    changes: [],
    on401: 'end-session' as const,
    assumed: 'no' as const,
    ...definition,
  } satisfies Endpoint<A, I, O>;
}

export const get: Define<'GET'> = (path, definition) => endpoint('GET', path, definition);
export const post: Define<'POST'> = (path, definition) => endpoint('POST', path, definition);
export const put: Define<'PUT'> = (path, definition) => endpoint('PUT', path, definition);

/** DELETE; `delete` is a reserved word. */
export const remove: Define<'DELETE'> = (path, definition) => endpoint('DELETE', path, definition);
