import { assign, fromCallback, setup } from 'xstate';
import { keepViews, watchViews, type SavedView } from '#src/api/stored/panel/views-store.ts';

export type { SavedView };

/** How many a person has on all lists: more than they tell apart. */
const MOST = 100;

interface SavedViewsContext {
  readonly list: string;
  /** Those of all lists, the oldest first. */
  readonly views: readonly SavedView[];
  /** What was removed last on this page, and where it was. */
  readonly removed: { readonly view: SavedView; readonly at: number } | null;
}

type SavedViewsEvent =
  | ({ type: 'views.save' } & Pick<SavedView, 'name' | 'values'>)
  | { type: 'views.remove'; name: string }
  | { type: 'views.undo' }
  | { type: 'views.dismiss' }
  | { type: 'views.found'; views: readonly SavedView[] };

const isNamed =
  (list: string, name: string) =>
  (view: SavedView): boolean =>
    view.list === list && view.name === name;

/** The filters of a list that a person named, kept by this browser until they log out. A removal can be undone. */
export const savedViewsMachine = setup({
  types: {} as { context: SavedViewsContext; events: SavedViewsEvent; input: { readonly list: string } },
  actors: {
    /** Reports what this browser keeps, and what other tabs change. */
    watch: fromCallback<SavedViewsEvent>(({ sendBack }) =>
      watchViews((views) => {
        sendBack({ type: 'views.found', views });
      }),
    ),
  },
  actions: {
    /** A view of the same name is replaced. */
    save: assign({
      views: ({ context: { list, views } }, params: Pick<SavedView, 'name' | 'values'>) => {
        const isSame = isNamed(list, params.name);
        return [...views.filter((view) => !isSame(view)), { list, ...params }].slice(-MOST);
      },
    }),
    remove: assign(({ context: { list, views, removed } }, { name }: { name: string }) => {
      const at = views.findIndex(isNamed(list, name));
      const view = views[at];
      return view === undefined
        ? { views, removed }
        : { views: views.toSpliced(at, 1), removed: { view, at } };
    }),
    bringBack: assign({
      views: ({ context: { views, removed } }) =>
        removed === null || views.some(isNamed(removed.view.list, removed.view.name))
          ? views
          : views.toSpliced(removed.at, 0, removed.view),
    }),
    follow: assign({ views: (_, params: { views: readonly SavedView[] }) => params.views }),
    keep: ({ context }) => {
      keepViews(context.views);
    },
  },
}).createMachine({
  id: 'savedViews',
  context: ({ input: { list } }) => ({ list, views: [], removed: null }),
  invoke: { id: 'watch', src: 'watch' },
  on: {
    'views.save': {
      target: '.quiet',
      actions: [{ type: 'save', params: ({ event: { name, values } }) => ({ name, values }) }, 'keep'],
    },
    'views.remove': {
      target: '.undoable',
      actions: [{ type: 'remove', params: ({ event: { name } }) => ({ name }) }, 'keep'],
    },
    'views.found': { actions: { type: 'follow', params: ({ event: { views } }) => ({ views }) } },
  },
  initial: 'quiet',
  states: {
    quiet: {},
    /** The last removal is offered to be undone. */
    undoable: {
      on: {
        'views.undo': { target: 'quiet', actions: ['bringBack', 'keep'] },
        'views.dismiss': 'quiet',
      },
    },
  },
});
