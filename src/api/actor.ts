import { fromPromise, type PromiseActorLogic } from 'xstate';
import { request } from './connection.ts';
import type { CallName, InputOf, OutputOf } from './contract/index.ts';
import { toFailure } from './errors.ts';

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

/**
 * The same for a call whose right is in its address, as of a client's link: a stored token that has ended does not
 * stand in its way, and the call is made once more as a visitor's.
 */
export function fromLinkCall<N extends CallName>(call: N): PromiseActorLogic<OutputOf<N>, InputOf<N>> {
  return fromPromise(({ input, signal }) =>
    request(call, input, { signal }).catch((error: unknown) => {
      if (toFailure(error).kind !== 'unauthorized') throw error;
      return request(call, input, { signal, token: null });
    }),
  );
}
