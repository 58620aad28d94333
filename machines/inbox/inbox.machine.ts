import { assign, fromCallback, setup } from 'xstate';
import { keepSetAside, watchSetAside, type SetAside } from '#src/api/stored/panel/aside-store.ts';

export type { SetAside };

/** How many are remembered: older ones concern what nobody works on any more. */
const MOST = 500;

interface InboxContext {
  /** The newest first. */
  readonly aside: readonly SetAside[];
  /** What was set aside last on this page. */
  readonly last: SetAside | null;
}

type InboxEvent =
  | { type: 'inbox.setAside'; item: SetAside }
  | { type: 'inbox.undo' }
  | { type: 'inbox.dismiss' }
  | { type: 'inbox.found'; aside: readonly SetAside[] };

/** Whether two are the same cause of the same thing: another cause of it waits by itself. */
const isSame = (one: SetAside, other: SetAside | null): boolean =>
  one.key === other?.key && one.cause === other.cause;

/** What a person set aside of what waits for them, kept by this browser. The last act can be undone until the next. */
export const inboxMachine = setup({
  types: {} as { context: InboxContext; events: InboxEvent },
  actors: {
    /** Reports what this browser keeps, and what other tabs change. */
    watch: fromCallback<InboxEvent>(({ sendBack }) =>
      watchSetAside((aside) => {
        sendBack({ type: 'inbox.found', aside });
      }),
    ),
  },
  actions: {
    setAside: assign(({ context: { aside } }, { item }: { item: SetAside }) => ({
      aside: [item, ...aside.filter((one) => !isSame(one, item))].slice(0, MOST),
      last: item,
    })),
    bringBack: assign(({ context: { aside, last } }) => ({
      aside: aside.filter((one) => !isSame(one, last)),
    })),
    follow: assign({ aside: (_, params: { aside: readonly SetAside[] }) => params.aside }),
    keep: ({ context }) => {
      keepSetAside(context.aside);
    },
  },
}).createMachine({
  id: 'inbox',
  context: { aside: [], last: null },
  invoke: { id: 'watch', src: 'watch' },
  on: {
    'inbox.setAside': {
      target: '.undoable',
      actions: [{ type: 'setAside', params: ({ event }) => ({ item: event.item }) }, 'keep'],
    },
    'inbox.found': {
      actions: { type: 'follow', params: ({ event }) => ({ aside: event.aside }) },
    },
  },
  initial: 'quiet',
  states: {
    quiet: {},
    /** The last act is offered to be undone. */
    undoable: {
      on: {
        'inbox.undo': { target: 'quiet', actions: ['bringBack', 'keep'] },
        'inbox.dismiss': 'quiet',
      },
    },
  },
});
