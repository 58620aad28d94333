import { assign, setup } from 'xstate';

interface RetryWaitContext {
  /** The whole wait, in ms. */
  readonly waitMs: number;
  /** What is left of it, in s. */
  readonly secondsLeft: number;
}

type RetryWaitEvent =
  /** The server asked for a wait, in ms, before another attempt. */
  | { type: 'retry.hold'; waitMs: number }
  /** Another attempt was made, or the failure is no longer shown. */
  | { type: 'retry.forget' };

const SECOND_MS = 1_000;

/**
 * The wait after too many attempts: free → held, which counts the seconds down, → over. The wait has a timer of its
 * own, because the seconds tick slower in a hidden tab.
 */
export const retryWaitMachine = setup({
  types: {} as { context: RetryWaitContext; events: RetryWaitEvent; tags: 'held' },
  delays: { second: SECOND_MS, untilOver: ({ context }) => context.waitMs },
  actions: {
    keepWait: assign((_, { waitMs }: { waitMs: number }) => ({
      waitMs,
      secondsLeft: Math.ceil(waitMs / SECOND_MS),
    })),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(1, context.secondsLeft - 1) }),
  },
}).createMachine({
  id: 'retryWait',
  context: { waitMs: 0, secondsLeft: 0 },
  initial: 'free',
  on: {
    'retry.hold': {
      target: '.held',
      reenter: true,
      actions: { type: 'keepWait', params: ({ event }) => ({ waitMs: event.waitMs }) },
    },
    'retry.forget': '.free',
  },
  states: {
    free: {},
    held: {
      tags: 'held',
      after: { untilOver: 'over' },
      initial: 'counting',
      states: {
        counting: { after: { second: { target: 'counting', reenter: true, actions: 'countDown' } } },
      },
    },
    /** Another attempt may be made now. */
    over: {},
  },
});
