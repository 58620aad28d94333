import { fromCallback, setup } from 'xstate';

/** The result of asking the server for its version; a server without one, or no connection, is unknown. */
export type VersionAnswer =
  { type: 'version.same' } | { type: 'version.newer' } | { type: 'version.unknown' };

/** The person looks at the page again. */
type PageEvent = { type: 'page.focused' };

type VersionEvent = VersionAnswer | PageEvent;

/** The version is asked for at most this often, in ms. */
const ASK_EVERY_MS = 15 * 60_000;

/** Whether the server has a newer version of the app than this page: asked when the person returns to the page. */
export const versionMachine = setup({
  types: {} as { context: object; events: VersionEvent },
  actors: {
    /** The page provides both; these defaults never say anything. */
    ask: fromCallback<VersionEvent>(() => undefined),
    watchPage: fromCallback<VersionEvent>(() => undefined),
  },
  delays: { askEvery: ASK_EVERY_MS },
}).createMachine({
  id: 'version',
  context: {},
  initial: 'resting',
  states: {
    resting: { after: { askEvery: 'watching' } },
    watching: {
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: { 'page.focused': 'asking' },
    },
    asking: {
      invoke: { id: 'ask', src: 'ask' },
      on: { 'version.same': 'resting', 'version.unknown': 'resting', 'version.newer': 'outdated' },
    },
    outdated: { type: 'final' },
  },
});

/** How a page asks for the version, and how it learns that the person looks at it. */
export interface VersionSource {
  /** Calls back once. */
  readonly ask: (tell: (answer: VersionAnswer) => void) => void;
  /** Returns the function that stops watching. */
  readonly watchPage: (tell: (event: PageEvent) => void) => () => void;
}

/** Returns the machine with the page's own functions. */
export const versionWith = ({ ask, watchPage }: VersionSource) =>
  versionMachine.provide({
    actors: {
      ask: fromCallback<VersionEvent>(({ sendBack }) => {
        ask(sendBack);
      }),
      watchPage: fromCallback<VersionEvent>(({ sendBack }) => watchPage(sendBack)),
    },
  });
