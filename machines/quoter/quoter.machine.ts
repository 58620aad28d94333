import { assign, fromCallback, raise, sendTo, setup } from 'xstate';
import { draftFromLink, type LinkProblem } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT, emptyWindow, type Draft, type DraftWindow } from '#src/api/draft.ts';
import { NOTHING_ASIDE, watchDraft, type Aside, type DraftStoreEvent } from '#src/api/stored/draft-store.ts';
import { keepPostcode, keptPostcode, watchPostcode } from '#src/api/stored/place-store.ts';
import type { Unit } from '#src/reading/measure.ts';
import {
  added,
  changed,
  changedTogether,
  duplicated,
  EMPTY_HISTORY,
  inPlaceOf,
  inUnit,
  isSameDraft,
  moved,
  neighbourOf,
  redone,
  removed,
  undone,
  withPlace,
  withSavedId,
  withStep,
  type History,
} from '../support/draft-edits.ts';

/** The steps in which a window is configured. */
export const quoterSteps = ['product', 'measures', 'fabric', 'control', 'review'] as const;

export type QuoterStep = (typeof quoterSteps)[number];

/** Changes of the whole draft that the person is notified of. */
export type NoticeKind =
  /** Another tab changed it. */
  | 'followed'
  /** Another draft replaced it. */
  | 'replaced'
  /** A link brought it. */
  | 'linked'
  /** A copy of a saved quote that can no longer be changed replaced it. */
  | 'copied'
  /** The windows of a list are added to it. */
  | 'listed'
  | 'removed'
  | 'cleared'
  /** A link whose draft is not opened. */
  | LinkProblem;

interface QuoterContext extends History {
  /** Key of the window being configured; null when there is none. */
  readonly at: string | null;
  /** The newest notice. */
  readonly notice: NoticeKind | null;
  /** What the person has besides this draft. */
  readonly aside: Aside;
  /** Key of the window that was kept from the next step because something is missing; its empty fields are marked. */
  readonly stopped: string | null;
}

/** The first step in which something is missing, or in which the window cannot be made; null when nothing is. */
export type Missing = Exclude<QuoterStep, 'product' | 'review'> | null;

type WindowPatch = Partial<Omit<DraftWindow, 'key'>>;

type DraftPatch = Partial<Omit<Draft, 'unit' | 'windows'>>;

type QuoterEvent =
  | { type: `step.${QuoterStep | 'back'}` }
  | { type: 'step.next'; missing: Missing }
  | { type: 'window.open'; key: string }
  | { type: 'edit.add'; key: string; patch: WindowPatch }
  | { type: 'edit.change'; key: string; patch: WindowPatch }
  /** Several windows become these, and those with new keys are added: one step to undo. */
  | { type: 'edit.block'; windows: readonly DraftWindow[] }
  | { type: 'edit.describe'; patch: DraftPatch }
  | { type: 'edit.unit'; unit: Unit }
  | { type: 'edit.duplicate'; key: string; as: string }
  | { type: 'edit.remove'; key: string }
  /** By how many places to move the window down. */
  | { type: 'edit.move'; key: string; by: number }
  | { type: 'edit.undo' }
  | { type: 'edit.redo' }
  /** Another draft replaces it, from a link or a saved quote, or the same with the windows of a list. */
  | { type: 'edit.replace'; draft: Draft; notice: 'replaced' | 'copied' | 'listed' }
  /** Where the next one goes; missing where it goes to the same place. */
  | { type: 'edit.clear'; postcode?: string | null }
  /** A draft in the hash of an address. */
  | { type: 'link.open'; link: string }
  /** The draft is saved, or about to be, under an id that it keeps. */
  | { type: 'quote.named'; quote: NonNullable<Draft['quote']> }
  /** Another draft of the person's is continued; the one that was open waits in its place. */
  | { type: 'aside.open'; at: number }
  | { type: 'aside.remove'; at: number }
  /** What cannot be read is not needed. */
  | { type: 'aside.removeUnread' }
  /** The person said, here or elsewhere, where it goes. */
  | { type: 'place.kept'; postcode: string | null }
  | { type: 'notice.dismiss' }
  | DraftStoreEvent;

/** What is stored. */
type DraftChange =
  | { type: 'keep'; draft: Draft }
  | { type: 'keepAside'; aside: Aside }
  | { type: 'keepPlace'; postcode: string | null | undefined };

/** The draft in a link; null when it is not opened. */
const draftIn = (link: string): Draft | null => {
  const read = draftFromLink(link);
  return typeof read === 'string' ? null : read;
};

/** Why a link is not opened. */
const problemOf = (link: string): LinkProblem => {
  const read = draftFromLink(link);
  return typeof read === 'string' ? read : 'unread';
};

/** What the screen reports as missing. */
const missingIn = ({ event: { missing } }: { readonly event: { readonly missing: Missing } }) => ({
  missing,
});

/** Whether the person said that children live where the windows of a draft hang. */
const inHomeOfChildren = ({ windows }: Draft): boolean => windows.some(({ children }) => children);

/** The selected window in a draft: the same as before when it still exists. */
const windowIn = ({ windows }: Draft, at: string | null): string | null =>
  (windows.find(({ key }) => key === at) ?? windows.at(-1))?.key ?? null;

/**
 * The quoter: windows are configured in five steps, in any order once the product is chosen. "Next" leads on only when
 * nothing is missing, else to the step where something is. Every change can be undone, is saved in this browser and is
 * synchronised across tabs. The price is not stored: it is computed from the draft.
 */
export const quoterMachine = setup({
  types: {} as { context: QuoterContext; events: QuoterEvent },
  actors: {
    /** Saves the draft, and where it goes, in this browser and reports the result. */
    keepDraft: fromCallback<DraftChange>(({ receive, sendBack }) => {
      let place = keptPostcode();
      const keeper = watchDraft((event) => {
        if (event.type !== 'draft.found') {
          sendBack(event);
          return;
        }
        place = keptPostcode();
        sendBack({ ...event, draft: { ...(event.draft ?? EMPTY_DRAFT), postcode: place } });
      });
      const stopWatching = watchPostcode(() => {
        const before = place;
        place = keptPostcode();
        if (place !== before) sendBack({ type: 'place.kept', postcode: place });
      });
      receive((change) => {
        if (change.type === 'keep') keeper.keep(change.draft);
        else if (change.type === 'keepAside') keeper.keepAside(change.aside);
        else if (change.postcode !== undefined && change.postcode !== place) {
          place = change.postcode;
          keepPostcode(place);
        }
      });
      return () => {
        stopWatching();
        keeper.close();
      };
    }),
  },
  guards: {
    /** Without a product there is nothing to measure. */
    hasFamily: ({ context: { draft, at } }) =>
      draft.windows.some(({ key, family }) => key === at && family !== null),
    hasWindows: ({ context }) => context.draft.windows.length > 0,
    /** Without a window there is nothing to review, whatever the screen says. */
    isComplete: ({ context }, params: { missing: Missing }) =>
      params.missing === null && context.draft.windows.length > 0,
    lacksMeasures: (_, params: { missing: Missing }) => params.missing === 'measures',
    lacksFabric: (_, params: { missing: Missing }) => params.missing === 'fabric',
    bringsWindows: (_, params: { draft: Draft | null }) => (params.draft?.windows.length ?? 0) > 0,
    isReadable: (_, params: { link: string }) => draftIn(params.link) !== null,
    /** A readable link opened over nothing. */
    isFirst: ({ context }, params: { link: string }) =>
      context.draft.windows.length === 0 && draftIn(params.link) !== null,
    isNotable: ({ context }, params: { notice: NoticeKind }) =>
      params.notice === 'copied' || context.draft.windows.length > 0,
    isSame: ({ context }, params: { draft: Draft | null }) =>
      params.draft !== null && isSameDraft(params.draft, context.draft),
  },
  actions: {
    begin: assign((_, params: { draft: Draft | null; aside: Aside }) => {
      const draft = params.draft ?? EMPTY_DRAFT;
      return { ...EMPTY_HISTORY, draft, aside: params.aside, at: windowIn(draft, null) };
    }),
    putAside: assign({ aside: (_, params: { aside: Aside }) => params.aside }),
    openOther: assign(({ context }, params: { at: number }) => {
      const { aside, draft } = context;
      const other = inPlaceOf(draft, aside.others[params.at] ?? draft);
      const others = aside.others.toSpliced(params.at, 1, ...(draft.windows.length > 0 ? [draft] : []));
      // Each draft has its own steps to undo.
      return { ...EMPTY_HISTORY, draft: other, at: windowIn(other, null), aside: { ...aside, others } };
    }),
    removeOther: assign(({ context: { aside } }, params: { at: number }) => ({
      aside: { ...aside, others: aside.others.toSpliced(params.at, 1) },
    })),
    removeUnread: assign(({ context: { aside } }) => ({ aside: { ...aside, unread: [] } })),
    keepAside: sendTo('keepDraft', ({ context }) => ({ type: 'keepAside', aside: context.aside })),
    open: assign(({ context: { draft, at } }, { key }: { key: string }) =>
      draft.windows.some((window) => window.key === key) ? { at: key, touched: null } : { at },
    ),
    add: assign(({ context }, { key, patch }: { key: string; patch: WindowPatch }) => {
      const { windows } = context.draft;
      const name = `Ventana ${String(windows.length + 1)}`;
      const draft = added(context.draft, {
        ...emptyWindow(key, name),
        children: inHomeOfChildren(context.draft),
        ...patch,
      });
      return { ...withStep(context, draft), at: windowIn(draft, key) };
    }),
    change: assign(({ context }, { key, patch }: { key: string; patch: WindowPatch }) =>
      withStep(context, changed(context.draft, key, patch), [key, ...Object.keys(patch)].join(' ')),
    ),
    changeTogether: assign(({ context }, { windows }: { windows: readonly DraftWindow[] }) => {
      const draft = changedTogether(context.draft, windows);
      return { ...withStep(context, draft), at: windowIn(draft, context.at) };
    }),
    describe: assign(({ context }, { patch }: { patch: DraftPatch }) =>
      withStep(context, { ...context.draft, ...patch }, Object.keys(patch).join(' ')),
    ),
    changeUnit: assign(({ context }, { unit }: { unit: Unit }) =>
      withStep(context, inUnit(context.draft, unit)),
    ),
    duplicate: assign(({ context }, { key, as }: { key: string; as: string }) => {
      const draft = duplicated(context.draft, key, as);
      return { ...withStep(context, draft), at: windowIn(draft, as) };
    }),
    remove: assign(({ context }, { key }: { key: string }) => ({
      ...withStep(context, removed(context.draft, key)),
      at: context.at === key ? neighbourOf(context.draft, key) : context.at,
    })),
    move: assign(({ context }, { key, by }: { key: string; by: number }) =>
      withStep(context, moved(context.draft, key, by)),
    ),
    undo: assign(({ context }) => {
      const history = undone(context);
      return { ...history, at: windowIn(history.draft, context.at) };
    }),
    redo: assign(({ context }) => {
      const history = redone(context);
      return { ...history, at: windowIn(history.draft, context.at) };
    }),
    replace: assign(({ context }, { draft }: { draft: Draft | null }) =>
      draft === null || isSameDraft(draft, context.draft)
        ? {}
        : { ...withStep(context, inPlaceOf(context.draft, draft)), at: windowIn(draft, context.at) },
    ),
    name: assign(({ context }, { quote }: { quote: NonNullable<Draft['quote']> }) =>
      withSavedId(context, quote),
    ),
    stop: assign({ stopped: ({ context }) => context.at }),
    notify: assign({ notice: (_, params: { notice: NoticeKind }) => params.notice }),
    clear: assign(({ context }, { postcode }: { postcode?: string | null | undefined }) => {
      const empty = inPlaceOf(
        context.draft,
        postcode === undefined ? EMPTY_DRAFT : { ...EMPTY_DRAFT, postcode },
      );
      const isEmpty = isSameDraft(empty, context.draft);
      return { ...(isEmpty ? { draft: empty } : withStep(context, empty)), at: null };
    }),
    goTo: assign(({ context }, { postcode }: { postcode: string | null }) => withPlace(context, postcode)),
    keep: sendTo('keepDraft', ({ context }) => ({ type: 'keep', draft: context.draft })),
    /** The draft that was opened goes where it went before, and not where the one before it does. */
    keepPlace: sendTo('keepDraft', ({ context }) => ({
      type: 'keepPlace',
      postcode: context.draft.postcode,
    })),
  },
}).createMachine({
  id: 'quoter',
  context: { ...EMPTY_HISTORY, at: null, notice: null, aside: NOTHING_ASIDE, stopped: null },
  type: 'parallel',
  invoke: { id: 'keepDraft', src: 'keepDraft' },
  states: {
    /** Whether this browser could save the draft. */
    draft: {
      initial: 'kept',
      on: {
        'draft.found': {
          actions: {
            type: 'begin',
            params: ({ event }) => ({ draft: event.draft, aside: event.aside }),
          },
        },
        'draft.aside': { actions: { type: 'putAside', params: ({ event }) => ({ aside: event.aside }) } },
        'aside.open': {
          actions: [
            { type: 'openOther', params: ({ event }) => ({ at: event.at }) },
            'keep',
            'keepAside',
            'keepPlace',
            raise({ type: 'step.review' }),
          ],
        },
        'aside.remove': {
          actions: [{ type: 'removeOther', params: ({ event }) => ({ at: event.at }) }, 'keepAside'],
        },
        'aside.removeUnread': { actions: ['removeUnread', 'keepAside'] },
        /** Another tab's change is shown, can be undone, and is already saved. */
        'draft.elsewhere': {
          actions: { type: 'replace', params: ({ event }) => ({ draft: event.draft }) },
        },
        'window.open': { actions: { type: 'open', params: ({ event }) => ({ key: event.key }) } },
        'edit.add': {
          actions: [{ type: 'add', params: ({ event }) => ({ key: event.key, patch: event.patch }) }, 'keep'],
        },
        'edit.change': {
          actions: [
            { type: 'change', params: ({ event }) => ({ key: event.key, patch: event.patch }) },
            'keep',
          ],
        },
        'edit.block': {
          actions: [{ type: 'changeTogether', params: ({ event }) => ({ windows: event.windows }) }, 'keep'],
        },
        'edit.describe': {
          actions: [{ type: 'describe', params: ({ event }) => ({ patch: event.patch }) }, 'keep'],
        },
        'edit.unit': {
          actions: [{ type: 'changeUnit', params: ({ event }) => ({ unit: event.unit }) }, 'keep'],
        },
        'edit.duplicate': {
          actions: [{ type: 'duplicate', params: ({ event }) => ({ key: event.key, as: event.as }) }, 'keep'],
        },
        'edit.remove': {
          actions: [{ type: 'remove', params: ({ event }) => ({ key: event.key }) }, 'keep'],
        },
        'edit.move': {
          actions: [{ type: 'move', params: ({ event }) => ({ key: event.key, by: event.by }) }, 'keep'],
        },
        'edit.undo': { actions: ['undo', 'keep', 'keepPlace'] },
        'edit.redo': { actions: ['redo', 'keep', 'keepPlace'] },
        'edit.replace': {
          actions: [
            { type: 'replace', params: ({ event }) => ({ draft: event.draft }) },
            'keep',
            'keepPlace',
          ],
        },
        'edit.clear': {
          actions: [
            { type: 'clear', params: ({ event }) => ({ postcode: event.postcode }) },
            'keep',
            'keepPlace',
          ],
        },
        'place.kept': {
          actions: [{ type: 'goTo', params: ({ event }) => ({ postcode: event.postcode }) }, 'keep'],
        },
        'link.open': {
          guard: { type: 'isReadable', params: ({ event }) => ({ link: event.link }) },
          actions: [{ type: 'replace', params: ({ event }) => ({ draft: draftIn(event.link) }) }, 'keep'],
        },
        'quote.named': {
          actions: [{ type: 'name', params: ({ event }) => ({ quote: event.quote }) }, 'keep'],
        },
      },
      states: {
        kept: { on: { 'draft.refused': 'refused' } },
        /** The storage is full or blocked: the draft is held by this page alone, and the person is warned. */
        refused: { on: { 'draft.kept': 'kept' } },
      },
    },
    step: {
      initial: 'product',
      on: {
        'step.product': '.product',
        'step.measures': { guard: 'hasFamily', target: '.measures' },
        'step.fabric': { guard: 'hasFamily', target: '.fabric' },
        'step.control': { guard: 'hasFamily', target: '.control' },
        'step.review': { guard: 'hasWindows', target: '.review' },
        /** A returning person sees the whole draft and continues from there; another person begins. */
        'draft.found': [
          {
            guard: { type: 'bringsWindows', params: ({ event }) => ({ draft: event.draft }) },
            target: '.review',
          },
          { target: '.product' },
        ],
        'edit.replace': '.review',
        'link.open': {
          guard: { type: 'isReadable', params: ({ event }) => ({ link: event.link }) },
          target: '.review',
        },
        'edit.clear': '.product',
      },
      states: {
        product: { on: { 'step.next': { guard: 'hasFamily', target: 'measures' } } },
        measures: {
          on: {
            'step.next': [
              {
                guard: { type: 'isComplete', params: missingIn },
                target: 'fabric',
              },
              { actions: 'stop' },
            ],
            'step.back': 'product',
          },
        },
        fabric: {
          on: {
            'step.next': [
              {
                guard: { type: 'isComplete', params: missingIn },
                target: 'control',
              },
              {
                guard: { type: 'lacksMeasures', params: missingIn },
                target: 'measures',
                actions: 'stop',
              },
              { actions: 'stop' },
            ],
            'step.back': 'measures',
          },
        },
        control: {
          on: {
            'step.next': [
              {
                guard: { type: 'isComplete', params: missingIn },
                target: 'review',
              },
              {
                guard: { type: 'lacksMeasures', params: missingIn },
                target: 'measures',
                actions: 'stop',
              },
              {
                guard: { type: 'lacksFabric', params: missingIn },
                target: 'fabric',
                actions: 'stop',
              },
              { actions: 'stop' },
            ],
            'step.back': 'fabric',
          },
        },
        review: { on: { 'step.back': { guard: 'hasFamily', target: 'control' } } },
      },
    },
    /**
     * Notifies the person of a change of the whole draft, which can be undone as long as it is the last one: any later
     * change ends the offer, and what changed nothing makes none. That a link was not opened stays until it is dismissed.
     */
    notice: {
      initial: 'none',
      on: {
        /** What was said concerned another draft. */
        'draft.found': '.none',
        'aside.open': '.none',
        'draft.elsewhere': [
          { guard: { type: 'isSame', params: ({ event }) => ({ draft: event.draft }) } },
          { target: '.undoable', actions: { type: 'notify', params: { notice: 'followed' } } },
        ],
        'edit.replace': [
          { guard: { type: 'isSame', params: ({ event }) => ({ draft: event.draft }) }, target: '.none' },
          {
            guard: { type: 'isNotable', params: ({ event }) => ({ notice: event.notice }) },
            target: '.undoable',
            actions: { type: 'notify', params: ({ event }) => ({ notice: event.notice }) },
          },
          { target: '.none' },
        ],
        'edit.remove': {
          guard: 'hasWindows',
          target: '.undoable',
          actions: { type: 'notify', params: { notice: 'removed' } },
        },
        'edit.clear': [
          { guard: { type: 'isSame', params: { draft: EMPTY_DRAFT } } },
          { target: '.undoable', actions: { type: 'notify', params: { notice: 'cleared' } } },
        ],
        'link.open': [
          {
            guard: { type: 'isSame', params: ({ event }) => ({ draft: draftIn(event.link) }) },
            target: '.none',
          },
          {
            guard: { type: 'isFirst', params: ({ event }) => ({ link: event.link }) },
            target: '.none',
          },
          {
            guard: { type: 'isReadable', params: ({ event }) => ({ link: event.link }) },
            target: '.undoable',
            actions: { type: 'notify', params: { notice: 'linked' } },
          },
          {
            target: '.unopened',
            actions: { type: 'notify', params: ({ event }) => ({ notice: problemOf(event.link) }) },
          },
        ],
      },
      states: {
        none: {},
        undoable: {
          on: {
            'notice.dismiss': 'none',
            'edit.undo': 'none',
            'edit.redo': 'none',
            'edit.add': 'none',
            'edit.change': 'none',
            'edit.block': 'none',
            'edit.describe': 'none',
            'edit.unit': 'none',
            'edit.duplicate': 'none',
            'edit.move': 'none',
          },
        },
        /** A link was not opened: nothing changed. */
        unopened: { on: { 'notice.dismiss': 'none' } },
      },
    },
  },
});
