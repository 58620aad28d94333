import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { CallName, Contract, OutputOf } from './index.ts';
import { sessionCalls } from './session.ts';

/** A contract entry whose output type depends on the call's name. */
export interface Entry<N extends CallName> extends Omit<Endpoint, 'output'> {
  readonly output: z.core.$ZodType<OutputOf<N>>;
}

const isSessionCall = (call: CallName): call is keyof typeof sessionCalls =>
  Object.hasOwn(sessionCalls, call);

/** Returns a call's contract entry. Entries that pages do not need on start are loaded on first use. */
export async function endpointOf<N extends CallName>(call: N): Promise<Entry<N>>;
export async function endpointOf(call: CallName): Promise<Contract[CallName]> {
  if (isSessionCall(call)) return sessionCalls[call];
  const { contract } = await import('./index.ts');
  return contract[call];
}
