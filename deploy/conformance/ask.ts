import * as z from 'zod/mini';
import { endpointOf, type Entry } from '#src/api/contract/endpoint-of.ts';
import type { CallName, OutputOf } from '#src/api/contract/index.ts';
import { NOT_OFFERED } from '#src/api/errors.ts';
import { differencesOf, type Difference } from '#src/api/issues.ts';
import { NO_TOKEN } from '#src/config/constants.ts';
import { fillPath } from '#src/config/paths.ts';
import type { Finding } from './report.ts';

/** A server and the session with which it is asked. */
export interface Server {
  /** Origin of the API. */
  readonly host: string;
  readonly token: string | null;
}

/** A finding with what the contract's decoder made of the reply. */
export interface Answer<N extends CallName> {
  readonly finding: Finding;
  /** Undefined when the reply is not as the contract says, or is not offered. */
  readonly output: OutputOf<N> | undefined;
}

/** Makes a call of the contract as the app does, and compares its reply with the contract. */
export async function ask<N extends CallName>(
  server: Server,
  call: N,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Answer<N>> {
  const endpoint = await endpointOf(call);
  const params = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const path = fillPath(endpoint.path, params);
  const found = (
    status: number | null,
    decoded: boolean,
    difference: string,
    { issues, output }: Partial<Decoded<OutputOf<N>>> = {},
  ) => ({ finding: { call, path, status, decoded, difference, issues: issues ?? [] }, output });
  let status: number;
  let text: string;
  try {
    const response = await send(server, path, endpoint, input);
    status = response.status;
    text = await response.text();
  } catch (error) {
    return found(null, false, `no answer: ${reasonOf(error)}`);
  }
  if (NOT_OFFERED.includes(status) && endpoint.assumed !== 'no') {
    return found(status, true, 'not offered, which this assumed call may be');
  }
  if (status < 200 || status > 299) return found(status, false, refusalOf(status, endpoint, text));
  const result = decode(text, endpoint.output);
  return found(status, result.issues.length === 0, inWords(result.issues), result);
}

type AnyEntry = Pick<Entry<CallName>, 'method' | 'body' | 'access'>;

function send({ host, token }: Server, path: string, { method, body }: AnyEntry, input: object) {
  const isJson = body === 'json';
  return fetch(`${host}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token ?? NO_TOKEN}`,
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(isJson ? { body: JSON.stringify(input) } : {}),
    ...(body === 'multipart' ? { body: formOf(input) } : {}),
  });
}

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(input)) {
    form.append(field, value instanceof Blob ? value : String(value));
  }
  return form;
}

interface Decoded<Output> {
  readonly output: Output | undefined;
  readonly issues: Difference[];
}

function decode<Output>(text: string, decoder: z.core.$ZodType<Output>): Decoded<Output> {
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return {
      output: undefined,
      issues: [{ path: '', message: `not JSON: ${JSON.stringify(text.slice(0, 40))}` }],
    };
  }
  const result = z.safeParse(decoder, body, { error: z.locales.en().localeError });
  return result.success
    ? { output: result.data, issues: [] }
    : { output: undefined, issues: differencesOf(result.error.issues) };
}

/** The first three. */
function inWords(issues: readonly Difference[]): string {
  const places = issues.slice(0, 3).map(({ path, message }) => {
    if (message.startsWith('not JSON')) return message;
    return `${path === '' ? '(the reply)' : path}: ${message}`;
  });
  const more = issues.length > 3 ? ` (and ${String(issues.length - 3)} more)` : '';
  return `${places.join('; ')}${more}`;
}

const Refusal = z.object({ errors: z.record(z.string(), z.unknown()) });

function refusalOf(status: number, { access }: AnyEntry, text: string): string {
  if (status === 401) return 'the token was refused';
  if (status === 403 && access === 'administrator') return "needs an administrator's token";
  const fields = fieldsIn(text);
  return fields.length === 0 ? 'no success' : `no success: the server refuses ${fields.join(', ')}`;
}

/** The fields that Laravel's error body names. */
function fieldsIn(text: string): readonly string[] {
  try {
    return Object.keys(z.parse(Refusal, JSON.parse(text)).errors);
  } catch {
    return [];
  }
}

/** fetch only says "fetch failed"; its cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
