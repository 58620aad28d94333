import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { retryWaitMachine } from '#machines/retry-wait/retry-wait.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { ApiError } from '#src/api/errors.ts';
import { announce } from '#src/browser/announcer.ts';
import { waitSentence } from '#src/format/wait-sentence.ts';

export interface RetryWait {
  /** Seconds until another attempt may be made; null when it may be made now. */
  readonly secondsLeft: number | null;
  /** The whole wait as a sentence, which a screen reader reads once; null without a wait. */
  readonly sentence: string | null;
}

type Failed = Pick<ApiError, 'kind' | 'retryAfterMs'>;

/** Only too many attempts hold a retry (B84): a server that failed may be tried again at any time. */
const waitOf = (error: Failed | null): number | null =>
  error?.kind === 'throttled' ? error.retryAfterMs : null;

/** Of several failures, the one whose wait is the longest; null for none. */
export const longestWait = <F extends Failed>(errors: readonly F[]): F | null =>
  errors.toSorted((one, other) => (waitOf(other) ?? 0) - (waitOf(one) ?? 0))[0] ?? null;

/** The wait that the server asked for with its newest failure. Screen readers hear when it begins and when it ends. */
export function useRetryWait(error: Failed | null): RetryWait {
  const actor = useActorRef(retryWaitMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => {
    const waitMs = waitOf(error);
    if (waitMs !== null) actor.send({ type: 'retry.hold', waitMs });
    else if (!actor.getSnapshot().matches('free')) actor.send({ type: 'retry.forget' });
  }, [actor, error]);
  useArrival(
    actor,
    (state) => state.matches('over'),
    () => {
      announce('Ya puedes intentarlo de nuevo.');
    },
  );
  const { waitMs, secondsLeft } = snapshot.context;
  return snapshot.hasTag('held')
    ? { secondsLeft, sentence: waitSentence(waitMs) }
    : { secondsLeft: null, sentence: null };
}
