import * as z from 'zod/mini';
import type { CallName } from './contract/index.ts';
import type { Difference } from './issues.ts';

/**
 * Why a call failed:
 * - `unreachable`: no answer (offline, DNS, refused, cut half way)
 * - `cancelled`: we gave it up ourselves
 * - `unauthorized`: 401
 * - `invalid`: 422, or another 4xx that names fields
 * - `refused`: any other 4xx (403, 404, 405, 409, 429…)
 * - `broken`: a 2xx whose body cannot be used (HTML, cut JSON, wrong types)
 * - `fault`: 5xx
 * - `unavailable`: the server does not offer this call, which is assumed (B85, B86)
 */
export type ApiErrorKind =
  'unreachable' | 'cancelled' | 'unauthorized' | 'invalid' | 'refused' | 'broken' | 'fault' | 'unavailable';

/** Messages of the server by field, as they came. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** The call that failed; null where a failure did not come from a call. */
  readonly call: CallName | null;
  /** HTTP status, where an answer came. */
  readonly status?: number | undefined;
  /** The server's error body, as it came (B62). */
  readonly body?: unknown;
  /** For `broken`: where in the body, and what is wrong there. */
  readonly issues?: readonly Difference[];
  readonly cause?: unknown;
}

/** The one error that calls reject with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: CallName | null;
  readonly status: number | undefined;
  readonly body: unknown;
  /** The server's own sentence, if its body holds one. */
  readonly serverMessage: string | null;
  readonly fields: FieldErrors;
  readonly issues: readonly Difference[];

  constructor(facts: ApiErrorFacts) {
    const { message, fields } = readErrorBody(facts.body);
    super(`${facts.call ?? 'call'}: ${facts.kind}${facts.status ? ` (${String(facts.status)})` : ''}`, {
      cause: facts.cause,
    });
    this.kind = facts.kind;
    this.call = facts.call;
    this.status = facts.status;
    this.body = facts.body;
    this.serverMessage = message;
    this.fields = fields;
    this.issues = facts.issues ?? [];
  }
}

const Messages = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
);
const Sentence = z.string().check(z.minLength(1));

/** Reads what Laravel says of an error: `{message, errors: {field: [sentence, …]}}`, each part optional. */
function readErrorBody(body: unknown): { message: string | null; fields: FieldErrors } {
  if (typeof body !== 'object' || body === null) return { message: null, fields: {} };
  const errors = 'errors' in body ? body.errors : {};
  const fields: Record<string, string[]> = {};
  if (typeof errors === 'object' && errors !== null) {
    for (const [field, value] of Object.entries(errors)) {
      const messages = z.safeParse(Messages, value);
      if (messages.success && messages.data.length > 0) fields[field] = messages.data;
    }
  }
  const sentence = z.safeParse(
    Sentence,
    'message' in body ? body.message : 'error' in body ? body.error : null,
  );
  return { message: sentence.success ? sentence.data : null, fields };
}

/** How a server says that it does not have a call, or all of an area (B86). */
export const NOT_OFFERED: readonly number[] = [404, 405, 501];

/** The kind of a failure that came with an HTTP status. */
export function kindOfStatus(status: number, body: unknown): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status >= 500) return 'fault';
  const namesFields = Object.keys(readErrorBody(body).fields).length > 0;
  return status === 422 || namesFields ? 'invalid' : 'refused';
}

/** Any thrown value as an ApiError: what is none already counts as a reply that could not be used. */
export function toFailure(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ kind: 'broken', call: null, cause: error });
}
