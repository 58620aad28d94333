import { fromPromise, type PromiseActorLogic } from 'xstate';
import { request } from './connection.ts';
import type { CallName, InputOf, OutputOf } from './contract/index.ts';

/** An asynchronous task that can be aborted; rejects with ApiError. */
export type Task<Data, Input> = (input: Input, signal: AbortSignal) => Promise<Data>;

/** Returns a call of the contract as a task, for the machine factories. */
export function taskOf<N extends CallName>(call: N): Task<OutputOf<N>, InputOf<N>> {
  return (input, signal) => request(call, input, { signal });
}

/** Returns a call of the contract as a promise actor; stopping the actor aborts the request. */
export function fromCall<N extends CallName>(call: N): PromiseActorLogic<OutputOf<N>, InputOf<N>> {
  return fromPromise(({ input, signal }) => request(call, input, { signal }));
}
