import { HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import type { Access, Area, Endpoint } from '#src/api/contract/endpoint.ts';
import { contract, type CallName, type CallsIn } from '#src/api/contract/index.ts';
import { transaction } from '../database/transaction.ts';
import type { UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { bearerOf, personOf, userOf } from '../sessions.ts';
import { readFields, type Fields } from './body.ts';
import { answerCalls } from './match-call.ts';
import { matchPath, type PathValues } from './path.ts';
import { forbidden, notFound, Refusal } from './refusal.ts';
import { answerOnce } from './repeats.ts';

/** A request, as a handler receives it. */
export interface Call {
  readonly fields: Fields;
  /** Returns the id in the path. @throws Refusal 404 when it is not a number */
  readonly id: () => number;
  /** Returns a text in the path. @throws Refusal 404 when it cannot be decoded */
  readonly param: (name: string) => string;
  /** Returns the bearer token. @throws Refusal 401 */
  readonly token: () => string;
  /** Returns the user of the token as a live row, which must not be sent as a reply. @throws Refusal 401 */
  readonly user: () => UserRow;
  /** Returns the same; null for a visitor. */
  readonly person: () => UserRow | null;
}

/** A handler: returns the reply for JSON, or throws a Refusal. */
export type Answer = (call: Call) => unknown;

/** A handler for every call of an area. */
export type Answers<A extends Area> = Readonly<Record<CallsIn<A>, Answer>>;

function idIn(values: PathValues): number {
  const id = values['id'] ?? '';
  if (!/^\d+$/.test(id)) throw notFound();
  return Number(id);
}

function textIn(values: PathValues, name: string): string {
  try {
    return decodeURIComponent(values[name] ?? '');
  } catch {
    throw notFound();
  }
}

function checkAccess(access: Access, call: Call): void {
  if (access === 'anyone') return;
  const { role_id } = call.user();
  if (access === 'administrator' && role_id !== roleIds.administrador) throw forbidden();
}

/** Checks that the client can decode the reply, so that the mock matches the contract. */
function checkReply(name: CallName, output: Endpoint['output'], reply: unknown): void {
  const decoded = z.safeParse(output, reply);
  if (!decoded.success) throw new Error(`${name}: ${z.prettifyError(decoded.error)}`);
}

async function respond(name: CallName, request: Request, answer: Answer): Promise<Response> {
  const endpoint: Endpoint = contract[name];
  const values = matchPath(endpoint.path, new URL(request.url).pathname) ?? {};
  const call: Call = {
    fields: await readFields(request, endpoint.body),
    id: () => idIn(values),
    param: (param) => textIn(values, param),
    token: () => bearerOf(request),
    user: () => userOf(bearerOf(request)),
    person: () => personOf(request),
  };
  checkAccess(endpoint.access, call);
  const key = endpoint.keyed === true ? request.headers.get('Idempotency-Key') : null;
  const reply =
    key === null
      ? await answer(call)
      : await answerOnce(
          `${String(call.person()?.id)} ${key}`,
          JSON.stringify([name, values, { ...call.fields, captcha: undefined }]),
          async () => answer(call),
        );
  checkReply(name, endpoint.output, reply);
  return json(reply, 200);
}

/** Returns a JSON response. It is serialized immediately, so that later changes of a row do not affect it. */
const json = (body: unknown, status: number): Response =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/**
 * Returns the MSW handler of all calls. Access, the format of the body and the shape of errors follow from the call's
 * contract entry.
 */
export const callHandler = (answers: Readonly<Record<CallName, Answer>>): HttpHandler =>
  answerCalls((name, request) =>
    transaction(async () => {
      try {
        return await respond(name, request, answers[name]);
      } catch (error) {
        if (error instanceof Refusal) return json(error, error.status);
        throw error;
      }
    }, contract[name].writes),
  );
