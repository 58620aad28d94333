import * as z from 'zod/mini';
import type { Fault } from '#mocks/faults/fault.ts';
import type { CallName } from '#src/api/contract/index.ts';

/** Ways in which something that was asked for goes wrong; `never` leaves it open for ever. */
export const failures = {
  '401': { kind: 'status', status: 401 },
  '422': { kind: 'status', status: 422 },
  '500': { kind: 'status', status: 500 },
  broken: { kind: 'broken' },
  unreachable: { kind: 'unreachable' },
  never: { kind: 'never' },
} as const satisfies Readonly<Record<string, Fault>>;

export type Failure = keyof typeof failures;

/** What they are called on a button. */
export const failureWords: Readonly<Record<Failure, string>> = {
  '401': 'Responde 401',
  '422': 'Responde 422',
  '500': 'Responde 500',
  broken: 'Responde algo ilegible',
  unreachable: 'No hay conexión',
  never: 'No contesta nunca',
};

/** The same as the end of a sentence that begins with the question. */
export const failureClauses: Readonly<Record<Failure, string>> = {
  '401': 'el servidor responde 401',
  '422': 'el servidor responde 422',
  '500': 'el servidor responde 500',
  broken: 'el servidor responde algo ilegible',
  unreachable: 'no le llega respuesta: no hay conexión',
  never: 'el servidor no contesta nunca',
};

/** What a script from elsewhere can do: it comes or it does not. */
const scriptFailures: readonly Failure[] = ['unreachable', 'never'];

/** Whatever comes with a good status is a document. */
const documentFailures: readonly Failure[] = ['401', '422', '500', 'unreachable', 'never'];

export const callFailures: readonly Failure[] = ['401', '422', '500', 'broken', 'unreachable', 'never'];

interface Asked {
  readonly asks: CallName | 'document' | 'captcha';
  readonly unheard?: readonly Failure[];
}

/** What can go wrong with a question. */
export function failuresOf({ asks, unheard = [] }: Asked): readonly Failure[] {
  const all = asks === 'captcha' ? scriptFailures : asks === 'document' ? documentFailures : callFailures;
  return all.filter((failure) => !unheard.includes(failure));
}

/** The failure that stands for all in a walk: every one of them is the same event to the machine. */
export const PLAIN_FAILURE: Failure = 'unreachable';

export const FailureSchema = z.literal(callFailures);
