import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { CallName, Contract, OutputOf } from './index.ts';
import { sessionCalls } from './session.ts';

/** A call's entry, seen so that the output's type follows the call's name. */
export interface Entry<N extends CallName> extends Omit<Endpoint, 'output'> {
  readonly output: z.core.$ZodType<OutputOf<N>>;
}

const isSessionCall = (call: CallName): call is keyof typeof sessionCalls =>
  Object.hasOwn(sessionCalls, call);

/** The table's entry of a call. What a page does not ask as it starts is fetched when it is first asked for. */
export async function endpointOf<N extends CallName>(call: N): Promise<Entry<N>>;
export async function endpointOf(call: CallName): Promise<Contract[CallName]> {
  if (isSessionCall(call)) return sessionCalls[call];
  const { contract } = await import('./index.ts');
  return contract[call];
}
