import type { CallName } from './contract/index.ts';
import type { Difference } from './issues.ts';

/**
 * Why a call failed:
 * - `unreachable`: no reply (offline, DNS, refused, cut), or a script that the call needs does not load
 * - `cancelled`: the app aborted the call
 * - `unauthorized`: 401
 * - `invalid`: 422, or another refusal that names fields
 * - `throttled`: 429, too many attempts
 * - `refused`: any other 4xx (403, 404, 405, 409…), or a 2xx that says that nothing was done
 * - `broken`: a 2xx whose body cannot be used (HTML, cut JSON, wrong types)
 * - `fault`: 5xx
 * - `unavailable`: the server does not offer this call, which is assumed (B85, B86)
 */
export type ApiErrorKind =
  | 'unreachable'
  | 'cancelled'
  | 'unauthorized'
  | 'invalid'
  | 'throttled'
  | 'refused'
  | 'broken'
  | 'fault'
  | 'unavailable';

/**
 * What keeps the browser from talking to a server that may well be there: `insecure`, the page is https and the API http;
 * `origin`, the server allows this page no such request (CORS).
 */
export type Obstacle = 'insecure' | 'origin';

/** The server's messages by field, unchanged. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** The call that failed; null when the failure did not come from a call. */
  readonly call: CallName | null;
  /** HTTP status, when there was a reply. */
  readonly status?: number | undefined;
  /** The server's error body, unchanged (B62). */
  readonly body?: unknown;
  /** For `broken`: the paths in the body and what is wrong there. */
  readonly issues?: readonly Difference[];
  /** For `broken`: whether the server says of what was made nothing, or only that it was. */
  readonly isSilent?: boolean;
  /** For `throttled` and `fault`: how long the server asks to wait, in ms; null when it does not say. */
  readonly retryAfterMs?: number | null;
  /** For `unreachable`: what it is, when it is not the connection. */
  readonly obstacle?: Obstacle | null;
  readonly cause?: unknown;
}

/** The only error that calls reject with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: CallName | null;
  readonly status: number | undefined;
  readonly body: unknown;
  /** The server's own message, when its body contains one. */
  readonly serverMessage: string | null;
  readonly fields: FieldErrors;
  readonly issues: readonly Difference[];
  /** Whether it was done, and only the reply lacks what was made. */
  readonly isSilent: boolean;
  /** How long the server asks to wait before another attempt, in ms; null when it does not say. */
  readonly retryAfterMs: number | null;
  /** What keeps the browser from the server; null when it is the connection, or there was a reply. */
  readonly obstacle: Obstacle | null;

  constructor(facts: ApiErrorDetails) {
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
    this.isSilent = facts.isSilent ?? false;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.obstacle = facts.obstacle ?? null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A sentence, or those of a list, which may be an object with numbers as names. */
const sentencesIn = (value: unknown): string[] =>
  (isRecord(value) ? Object.values(value) : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

/** Gathers the sentences of fields; those of a list, and of a field inside another, by the last name above them. */
function gather(value: unknown, name: string, fields: Map<string, string[]>): void {
  if (isRecord(value))
    for (const [key, one] of Object.entries(value)) gather(one, /^\d+$/.test(key) ? name : key, fields);
  else if (typeof value === 'string' && value !== '') fields.set(name, [...(fields.get(name) ?? []), value]);
}

/** Whether it is lists of sentences by field, as a validator of Laravel sends them without more. */
const isByField = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((one) => Array.isArray(one) && typeof one[0] === 'string');

/**
 * Reads Laravel's error body: `{message, errors: {field: [sentence, …]}}`, each part optional, also inside `error`; the fields
 * also bare or in place of another part. Without `message` a text there is the message.
 */
function readErrorBody(body: unknown): { message: string | null; fields: FieldErrors } {
  if (!isRecord(body)) return { message: null, fields: {} };
  const { error, data } = body;
  const said: Readonly<Record<string, unknown>> = {
    ...(isRecord(error) ? error : { message: error }),
    ...body,
  };
  const { message, errors } = said;
  const fields = new Map<string, string[]>();
  gather(errors ?? [error, message, data, message ?? error ?? body].find(isByField), '', fields);
  const ofNone = fields.get('') ?? [];
  fields.delete('');
  return {
    message: sentencesIn(message).join(' ') || ofNone.join(' ') || null,
    fields: Object.fromEntries(fields),
  };
}

/** Whether a reply says that nothing was done, whatever its status: `{success: false}`, `{status: 'error'}`, `{error: …}`. */
export const isRefusal = (body: unknown): boolean =>
  isRecord(body) &&
  !('id' in body) &&
  (['success', 'ok', 'status'].some((key) => /^(?:false|error|fail(?:ed)?)$/.test(String(body[key]))) ||
    [body['error'], body['errors']].some((said) => said === true || Object.keys(said ?? '').length > 0));

/** Statuses with which a server reports that it does not have a call or an area (B86). */
export const NOT_OFFERED: readonly number[] = [404, 405, 501];

/** Returns the kind of a failure with an HTTP status. */
export function kindOfStatus(status: number, body: unknown): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'throttled';
  if (status >= 500) return 'fault';
  const namesFields = Object.keys(readErrorBody(body).fields).length > 0;
  return status === 422 || namesFields ? 'invalid' : 'refused';
}

/** Returns any thrown value as an ApiError; a value that is not an ApiError becomes `broken`. */
export function toFailure(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ kind: 'broken', call: null, cause: error });
}
