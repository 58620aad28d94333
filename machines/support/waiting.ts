import { CANCELLABLE_AFTER_MS, SLOW_AFTER_MS } from '#src/config/constants.ts';

/** Delays of a waiting state; a machine that spreads `waiting` declares them in its setup. */
export const waitingDelays = {
  slowAfter: SLOW_AFTER_MS,
  cancellableAfter: CANCELLABLE_AFTER_MS - SLOW_AFTER_MS,
};

/** What screens may ask of a state that waits. */
export type WaitingTag = 'waiting' | 'slow' | 'cancellable';

/**
 * The inside of every state that waits for a call: a call may take for ever, so that waiting shows after 3 s and
 * can be given up after 10 s. Spread beside the state's invoke, which these steps do not restart.
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
