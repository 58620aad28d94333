import { assign, fromCallback, setup } from 'xstate';

/** How much of the site this browser keeps, in files. */
export interface KeptPart {
  readonly kept: number;
  readonly of: number;
}

/** What the browser's worker tells. */
export type OfflineCopyAnswer =
  | ({ type: 'copy.counted' } & KeptPart)
  | { type: 'copy.complete' }
  /** The connection ended, or the worker does not answer; what was kept stays. */
  | { type: 'copy.cut' }
  | { type: 'copy.full' }
  /** No worker runs here: a private window, or a browser without one. */
  | { type: 'copy.impossible' };

type OfflineCopyEvent = { type: 'copy.ask' } | { type: 'copy.stop' } | OfflineCopyAnswer;

/** The whole site in this browser, for visits without a connection: kept when the person asks for it. */
export const offlineCopyMachine = setup({
  types: {} as { context: KeptPart; events: OfflineCopyEvent },
  actors: {
    /** The page provides both; these defaults never answer. */
    count: fromCallback<OfflineCopyEvent>(() => undefined),
    keep: fromCallback<OfflineCopyEvent>(() => undefined),
  },
  actions: {
    note: assign((_, { kept, of }: KeptPart) => ({ kept, of })),
  },
}).createMachine({
  id: 'offlineCopy',
  context: { kept: 0, of: 0 },
  initial: 'counting',
  states: {
    counting: {
      invoke: { id: 'count', src: 'count' },
      on: {
        'copy.counted': { target: 'offered', actions: { type: 'note', params: ({ event }) => event } },
        'copy.ask': 'keeping',
        'copy.complete': 'complete',
        'copy.impossible': 'impossible',
      },
    },
    offered: { on: { 'copy.ask': 'keeping' } },
    keeping: {
      invoke: { id: 'keep', src: 'keep' },
      on: {
        'copy.counted': { actions: { type: 'note', params: ({ event }) => event } },
        'copy.complete': 'complete',
        'copy.cut': 'cut',
        'copy.full': 'full',
        'copy.stop': 'offered',
      },
    },
    cut: { on: { 'copy.ask': 'keeping' } },
    full: { on: { 'copy.ask': 'keeping' } },
    complete: { type: 'final' },
    impossible: { type: 'final' },
  },
});

/** How a page counts what is kept, and keeps the rest. */
export interface OfflineCopySource {
  /** Calls back once. */
  readonly count: (tell: (answer: OfflineCopyAnswer) => void) => void;
  /** Calls back as it goes on. Returns the function that stops it. */
  readonly keep: (tell: (answer: OfflineCopyAnswer) => void) => () => void;
}

/** Returns the machine with the page's own functions. */
export const offlineCopyWith = ({ count, keep }: OfflineCopySource) =>
  offlineCopyMachine.provide({
    actors: {
      count: fromCallback<OfflineCopyEvent>(({ sendBack }) => {
        count(sendBack);
      }),
      keep: fromCallback<OfflineCopyEvent>(({ sendBack }) => keep(sendBack)),
    },
  });
