import * as z from 'zod/mini';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { StateListReply } from '#src/api/contract/locations.ts';
import { NOT_OFFERED } from '#src/api/errors.ts';
import { differencesOf } from '#src/api/issues.ts';
import { NO_TOKEN } from '#src/config/constants.ts';
import { fillPath } from '#src/config/paths.ts';

/** A server's answer to one call. */
export interface Finding {
  readonly call: CallName;
  readonly path: string;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  readonly decoded: boolean;
  /** Where and how the answer differs from the contract; '' when it does not. */
  readonly difference: string;
}

/** The calls that read and change nothing: all GETs but the two that write. */
const readingCalls = callNames.filter((call) => contract[call].method === 'GET' && !contract[call].writes);

interface Server {
  /** Origin of the API. */
  readonly host: string;
  readonly token: string | null;
}

/** Makes every reading call once, one by one. */
export async function checkConformance(server: Server): Promise<Finding[]> {
  const findings: Finding[] = [];
  let stateId: number | undefined;
  for (const call of readingCalls) {
    const endpoint: Endpoint = contract[call];
    if (endpoint.path.includes(':') && stateId === undefined) {
      const difference = 'not requested: no state is known';
      findings.push({ call, path: endpoint.path, status: null, decoded: false, difference });
      continue;
    }
    const path = fillPath(endpoint.path, { id: String(stateId) });
    const { body, ...answer } = await ask(server, path, endpoint);
    if (call === 'states' && answer.decoded) stateId = z.parse(StateListReply, body)[0]?.id;
    findings.push({ call, path, ...answer });
  }
  return findings;
}

type Answer = Pick<Finding, 'status' | 'decoded' | 'difference'> & { readonly body?: unknown };

async function ask({ host, token }: Server, path: string, endpoint: Endpoint): Promise<Answer> {
  let status: number | null = null;
  let text: string;
  try {
    const response = await fetch(`${host}${path}`, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token ?? NO_TOKEN}` },
    });
    status = response.status;
    text = await response.text();
    if (NOT_OFFERED.includes(status) && endpoint.assumed !== 'no') {
      return { status, decoded: true, difference: 'not offered, which this assumed call may be' };
    }
    if (!response.ok) return { status, decoded: false, difference: refusalOf(status, endpoint) };
  } catch (error) {
    return { status, decoded: false, difference: `no answer: ${reasonOf(error)}` };
  }
  return { status, ...decode(text, endpoint) };
}

function decode(text: string, { output }: Endpoint): Omit<Answer, 'status'> {
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return { decoded: false, difference: `not JSON: ${JSON.stringify(text.slice(0, 40))}` };
  }
  const result = z.safeParse(output, body, { error: z.locales.en().localeError });
  if (result.success) return { decoded: true, difference: '', body };
  const places = differencesOf(result.error.issues).map(
    ({ path, message }) => `${path === '' ? '(the reply)' : path}: ${message}`,
  );
  const more = places.length > 3 ? ` (and ${String(places.length - 3)} more)` : '';
  return { decoded: false, difference: `${places.slice(0, 3).join('; ')}${more}` };
}

function refusalOf(status: number, { access }: Endpoint): string {
  if (status === 401) return 'the token was refused';
  if (status === 403 && access === 'administrator') return "needs an administrator's token";
  return 'no success';
}

/** fetch only says "fetch failed"; its cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
