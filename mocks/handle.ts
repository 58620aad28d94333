import { HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { NO_TOKEN } from '#src/config/constants.ts';
import { contract, type CallName, type CallsIn } from '#src/api/contract/index.ts';
import type { Access, Area, Endpoint } from '#src/api/contract/endpoint.ts';
import { readFields, type Fields } from './body.ts';
import { answerCalls } from './match-call.ts';
import { matchPath, type PathValues } from './path.ts';
import { forbidden, notFound, Refusal, unauthenticated } from './refusal.ts';
import type { UserRow } from './rows/user.ts';
import { roleIds } from './seeds/roles.ts';
import { userOf } from './sessions.ts';
import { transaction } from './transaction.ts';

/** One request, as a handler sees it. */
export interface Call {
  readonly fields: Fields;
  /** The id in the path. @throws Refusal 404 where it is none. */
  readonly id: () => number;
  /** A text in the path. @throws Refusal 404 where it cannot be read */
  readonly param: (name: string) => string;
  /** The bearer token. @throws Refusal 401 */
  readonly token: () => string;
  /** The person whose token it is: a live row, not to be answered. @throws Refusal 401 */
  readonly user: () => UserRow;
}

/** Answers with what goes out as JSON; throws a Refusal for everything else. */
export type Answer = (call: Call) => unknown;

/** An answer for every call of an area. */
export type Answers<A extends Area> = Readonly<Record<CallsIn<A>, Answer>>;

function bearerOf(request: Request): string {
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined || token === NO_TOKEN) throw unauthenticated();
  return token;
}

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

function admit(access: Access, call: Call): void {
  if (access === 'anyone') return;
  const { role_id } = call.user();
  if (access === 'administrator' && role_id !== roleIds.administrador) throw forbidden();
}

/** A mock that the client could not read would be a lie about the server. */
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
  };
  admit(endpoint.access, call);
  const reply = await answer(call);
  checkReply(name, endpoint.output, reply);
  return json(reply, 200);
}

/** A JSON response made of text at once, so that no later change of a row can reach it. */
const json = (body: unknown, status: number): Response =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/**
 * The MSW handler of all calls: who may call, how the body is read and what a refusal looks like follow from the call's
 * entry in the contract.
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
