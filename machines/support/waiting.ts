import { CANCELLABLE_AFTER_MS, SLOW_AFTER_MS } from '#src/config/constants.ts';

/** Delays of a waiting state; a machine that spreads `waiting` declares them in its setup. */
export const waitingDelays = {
  slowAfter: SLOW_AFTER_MS,
  cancellableAfter: CANCELLABLE_AFTER_MS - SLOW_AFTER_MS,
};

/** Tags of a waiting state, for screens. */
export type WaitingTag = 'waiting' | 'slow' | 'cancellable';

/**
 * Substates of every state that waits for a call. A call has no timeout, so waiting shows after 3 s and can be
 * cancelled after 10 s. Spread it beside the state's invoke, which these steps do not restart.
 */
export const waiting = {
  tags: 'waiting',
  initial: 'brisk',
  states: {
    brisk: { after: { slowAfter: 'slow' } },
    slow: { tags: 'slow', after: { cancellableAfter: 'endless' } },
    endless: { tags: ['slow', 'cancellable'] },
  },
} as const;
