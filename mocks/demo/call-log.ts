import * as z from 'zod/mini';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { fillPath } from '#src/config/paths.ts';
import { createStore } from '../database/store.ts';

/** A call in progress, as the client reports it. */
export interface CallReport {
  readonly call: string;
  readonly input: unknown;
  /** The decoded reply; rejects with the error of the call. */
  readonly reply: Promise<unknown>;
  /** The HTTP status of a reply that is no failure; null before. */
  readonly status: () => number | null;
}

type Outcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'replied' | 'failed'; readonly ms: number; readonly value: unknown };

/** A logged call. */
export interface LoggedCall {
  readonly id: number;
  readonly call: string;
  /** Method and path as sent. */
  readonly request: string;
  readonly input: unknown;
  readonly outcome: Outcome;
}

const HOW_MANY = 50;

/** The newest calls first, with unmasked input and output; secrets are masked only when shown. */
export const callLog = createStore<readonly LoggedCall[]>([]);

const isCall = (name: string): name is CallName => Object.hasOwn(contract, name);
const Fields = z.record(z.string(), z.unknown());

/** Method and path of a call as it is sent; empty for none of the contract. */
export function requestOf(call: string, input: unknown): string {
  if (!isCall(call)) return '';
  const { method, path }: Endpoint = contract[call];
  const fields = z.safeParse(Fields, input);
  const params = Object.entries(fields.success ? fields.data : {}).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `${method} ${fillPath(path, Object.fromEntries(params))}`;
}

let calls = 0;

/** Logs a call and its result. */
export function onCall({ call, input, reply }: CallReport): void {
  calls += 1;
  const id = calls;
  const left = performance.now();
  const logged = { id, call, request: requestOf(call, input), input, outcome: { kind: 'pending' } } as const;
  callLog.set([logged, ...callLog.get()].slice(0, HOW_MANY));

  const settle = (kind: 'replied' | 'failed') => (value: unknown) => {
    const ms = Math.round(performance.now() - left);
    callLog.set(
      callLog.get().map((entry) => (entry.id === id ? { ...logged, outcome: { kind, ms, value } } : entry)),
    );
  };
  reply.then(settle('replied'), settle('failed'));
}

/** Clears the log. */
export function clearCallLog(): void {
  callLog.set([]);
}
