import { maskSecrets } from '../../mask.ts';
import { requestOf, type CallReport } from '../call-log.ts';
import { reasonOf, statusOf } from '../failure.ts';
import { bodyOf } from './body-of.ts';
import type { Happening } from './recording.ts';

/** The longest body in a recording, in characters of JSON: a recording has many. */
const MOST_CHARACTERS = 4_000;

interface CallWatch {
  readonly tell: (what: Happening) => void;
  readonly askerOf: (input: unknown) => string | null;
}

/** Tells each call of a page when it leaves and when it is answered, with masked bodies. */
export function watchCalls({ tell, askerOf }: CallWatch): (report: CallReport) => void {
  let calls = 0;
  return ({ call, input, reply, status }) => {
    calls += 1;
    const id = calls;
    const left = performance.now();
    const body = bodyOf(input, MOST_CHARACTERS);
    tell({ is: 'call', id, call, request: requestOf(call, maskSecrets(input)), by: askerOf(input), body });
    const answer = (isFailure: boolean) => (value: unknown) => {
      tell({
        is: 'answer',
        id,
        call,
        ms: Math.round(performance.now() - left),
        status: isFailure ? statusOf(value) : status(),
        reason: isFailure ? reasonOf(value) : null,
        body: bodyOf(value, MOST_CHARACTERS),
      });
    };
    reply.then(answer(false), answer(true));
  };
}
