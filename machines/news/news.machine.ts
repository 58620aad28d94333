import { assign, fromCallback, setup } from 'xstate';
import { askNews, type NewsAnswer } from '#src/api/news.ts';
import { watchPage, type PageEvent } from '#src/api/watch-connection.ts';

interface Viewer {
  /** Whether the person sees the network's work; else their own. */
  readonly seesAll: boolean;
}

interface NewsContext extends Viewer {
  /** How many questions in a row failed. */
  readonly failures: number;
  /** Whether somebody looks at the page, with a connection. */
  readonly isSeen: boolean;
}

type NewsEvent = PageEvent | NewsAnswer;

/** News is asked for this often; after failures each wait is twice as long, up to the longest. */
const ASK_EVERY_MS = 60_000;
const LONGEST_MS = 15 * 60_000;

/**
 * What is new for a person in the panel: asked for while somebody looks at the page with a connection, one question at a
 * time, and told to what shows it. Nothing on the page waits for it.
 */
export const newsMachine = setup({
  types: {} as { context: NewsContext; events: NewsEvent; input: Viewer },
  actors: {
    watchPage: fromCallback<NewsEvent>(({ sendBack }) => watchPage(sendBack)),
    ask: fromCallback<NewsEvent, Viewer>(({ input: { seesAll }, sendBack }) => {
      const ending = new AbortController();
      const tell = (answer: NewsAnswer) => {
        if (!ending.signal.aborted) sendBack(answer);
      };
      void askNews(seesAll, ending.signal).then(tell);
      return () => {
        ending.abort();
      };
    }),
  },
  delays: {
    untilDue: ({ context: { failures } }) => Math.min(ASK_EVERY_MS * 2 ** failures, LONGEST_MS),
  },
  guards: {
    hasFailed: ({ context: { failures } }) => failures > 0,
    isSeen: ({ context: { isSeen } }) => isSeen,
  },
  actions: {
    see: assign({ isSeen: true }),
    lose: assign({ isSeen: false }),
    countFailure: assign({ failures: ({ context: { failures } }) => failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'news',
  context: ({ input }) => ({ ...input, failures: 0, isSeen: true }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: {
    'page.left': { actions: 'lose' },
    'page.returned': { actions: 'see' },
    'page.connected': { actions: 'see' },
  },
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'resting',
      on: { 'page.connected': { target: 'asking', actions: ['see', 'forgetFailures'] } },
      states: {
        resting: {
          after: { untilDue: 'due' },
          on: {
            'page.returned': {
              guard: 'hasFailed',
              target: '#news.asking',
              actions: ['see', 'forgetFailures'],
            },
          },
        },
        /** It waits until somebody looks. */
        due: { always: { guard: 'isSeen', target: '#news.asking' } },
      },
    },
    asking: {
      invoke: { id: 'ask', src: 'ask', input: ({ context: { seesAll } }) => ({ seesAll }) },
      on: {
        'news.arrived': { target: 'waiting', actions: 'forgetFailures' },
        'news.failed': { target: 'waiting', actions: 'countFailure' },
        'news.refused': 'refused',
      },
    },
    refused: { type: 'final' },
  },
});
