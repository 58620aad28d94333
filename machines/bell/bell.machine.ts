import { assign, fromCallback, setup } from 'xstate';
import { watchRows, type NewsRows } from '#src/api/news.ts';
import { keepSeenTodos, watchSeen, type Seen } from '#src/api/stored/panel/seen-store.ts';

/** How many are remembered: older ones concern what nobody works on any more. */
const MOST = 500;

interface BellContext {
  /** What the page knows of the lists that news is about. */
  readonly rows: Partial<NewsRows>;
  /** The newest first. */
  readonly seen: readonly Seen[];
  /** What waits for the person; null before it is known. */
  readonly waits: readonly Seen[] | null;
}

type BellEvent =
  | { type: 'bell.open' }
  | { type: 'bell.close' }
  /** A list arrived. */
  | { type: 'bell.arrived'; rows: Partial<NewsRows> }
  /** What the browser keeps, also of other tabs. */
  | { type: 'bell.found'; seen: readonly Seen[] }
  /** What waits now. `isShown`: the person looks at it on the page. */
  | { type: 'bell.waits'; waits: readonly Seen[]; isShown: boolean };

const isIn = (list: readonly Seen[], { key, cause }: Seen) =>
  list.some((one) => one.key === key && one.cause === cause);

/** What waits for a person and was not seen for its cause. */
export const unseenIn = ({ seen, waits }: Pick<BellContext, 'seen' | 'waits'>): readonly Seen[] =>
  (waits ?? []).filter((one) => !isIn(seen, one));

/** What waits for a person, and what of that they have seen, which this browser keeps for all its tabs. */
export const bellMachine = setup({
  types: {} as { context: BellContext; events: BellEvent },
  actors: {
    watchRows: fromCallback<BellEvent>(({ sendBack }) =>
      watchRows((rows) => {
        sendBack({ type: 'bell.arrived', rows });
      }),
    ),
    watchSeen: fromCallback<BellEvent>(({ sendBack }) =>
      watchSeen((seen) => {
        sendBack({ type: 'bell.found', seen });
      }),
    ),
  },
  guards: {
    isShown: (_, { isShown }: { isShown: boolean }) => isShown,
    /** Not the first time that anything is known. */
    isMore: ({ context }, { waits }: { waits: readonly Seen[] }) =>
      context.waits !== null &&
      unseenIn({ ...context, waits }).some((one) => !isIn(context.waits ?? [], one)),
  },
  actions: {
    keepRows: assign({ rows: (_, params: { rows: Partial<NewsRows> }) => params.rows }),
    follow: assign({ seen: (_, params: { seen: readonly Seen[] }) => params.seen }),
    keepWaits: assign({ waits: (_, params: { waits: readonly Seen[] }) => params.waits }),
    /** What is kept stays as it is where nothing is new: other tabs are told of no change. */
    see: assign(({ context }) => {
      const unseen = unseenIn(context);
      if (unseen.length === 0) return {};
      const others = context.seen.filter(({ key }) => !unseen.some((one) => one.key === key));
      const seen = [...unseen, ...others].slice(0, MOST);
      return { seen };
    }),
    keep: ({ context }) => {
      keepSeenTodos(context.seen);
    },
  },
}).createMachine({
  id: 'bell',
  context: { rows: {}, seen: [], waits: null },
  invoke: [
    { id: 'watchSeen', src: 'watchSeen' },
    { id: 'watchRows', src: 'watchRows' },
  ],
  on: {
    'bell.arrived': { actions: { type: 'keepRows', params: ({ event: { rows } }) => ({ rows }) } },
    'bell.found': { actions: { type: 'follow', params: ({ event: { seen } }) => ({ seen }) } },
  },
  initial: 'closed',
  states: {
    closed: {
      initial: 'quiet',
      on: {
        'bell.open': 'open',
        'bell.waits': [
          {
            guard: { type: 'isShown', params: ({ event: { isShown } }) => ({ isShown }) },
            target: '.quiet',
            actions: [{ type: 'keepWaits', params: ({ event: { waits } }) => ({ waits }) }, 'see', 'keep'],
          },
          {
            guard: { type: 'isMore', params: ({ event: { waits } }) => ({ waits }) },
            target: '.told',
            actions: { type: 'keepWaits', params: ({ event: { waits } }) => ({ waits }) },
          },
          { actions: { type: 'keepWaits', params: ({ event: { waits } }) => ({ waits }) } },
        ],
      },
      states: {
        quiet: {},
        /** Something came while the page was open, which is said. */
        told: {},
      },
    },
    open: {
      entry: ['see', 'keep'],
      on: {
        'bell.close': 'closed',
        'bell.waits': {
          actions: [{ type: 'keepWaits', params: ({ event: { waits } }) => ({ waits }) }, 'see', 'keep'],
        },
      },
    },
  },
});
