import { assign, fromCallback, setup } from 'xstate';
import { reportChange } from '#src/api/changes.ts';
import { counterNames } from '#src/api/contract/counter.ts';
import {
  keepSeen,
  watchVisit,
  type PreviousVisit,
  type Seen,
  type VisitStoreEvent,
} from '#src/api/stored/visit-store.ts';

export type { PreviousVisit, Seen } from '#src/api/stored/visit-store.ts';

interface Visitor {
  /** Id of the user. */
  readonly person: number;
}

interface VisitContext extends Visitor {
  /** The data seen by the end of the previous visit; null on a first visit. */
  readonly before: PreviousVisit | null;
  /** Number of visits begun on this page; a new one makes what was shown before outdated. */
  readonly turns: number;
}

type VisitEvent = { type: 'visit.saw'; seen: Seen } | VisitStoreEvent;

/**
 * A visit to the panel: records what the person sees and compares it with the previous visit. It continues across
 * the panel's screens, and no action waits for it.
 */
export const visitMachine = setup({
  types: {} as { context: VisitContext; events: VisitEvent; input: Visitor },
  actors: {
    watchVisit: fromCallback<VisitStoreEvent, Visitor>(({ input: { person }, sendBack }) =>
      watchVisit(person, sendBack),
    ),
  },
  actions: {
    keepBefore: assign({ before: (_, params: { before: PreviousVisit | null }) => params.before }),
    turn: assign({ turns: ({ context }) => context.turns + 1 }),
    /** What was counted in the previous visit is out of date. */
    reportCounters: () => {
      reportChange(counterNames);
    },
    keepSeen: ({ context }, params: { seen: Seen }) => {
      keepSeen(context.person, params.seen);
    },
  },
}).createMachine({
  id: 'visit',
  context: ({ input }) => ({ ...input, before: null, turns: 0 }),
  invoke: { id: 'watchVisit', src: 'watchVisit', input: ({ context: { person } }) => ({ person }) },
  initial: 'here',
  on: {
    'visit.opened': {
      actions: { type: 'keepBefore', params: ({ event }) => ({ before: event.before }) },
    },
    'visit.turned': {
      target: '.here',
      actions: [
        { type: 'keepBefore', params: ({ event }) => ({ before: event.before }) },
        'turn',
        'reportCounters',
      ],
    },
    'visit.saw': {
      actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.seen }) },
    },
  },
  states: {
    here: { on: { 'visit.left': 'away' } },
    /** The page is in the background: after half an hour there the visit ends. */
    away: { on: { 'visit.resumed': 'here' } },
  },
});
