import { EMPTY_DRAFT, type Draft, type DraftWindow } from '#src/api/draft.ts';
import type { Unit } from '#src/reading/measure.ts';
import { retyped } from '#src/reading/retyped.ts';

/** Maximum number of windows in a quote. */
const MAX_WINDOWS = 1_000;

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 100;

/** A draft with its undo and redo steps. */
export interface History {
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** Target of the newest change; further changes of the same target join its step (text typed letter by letter). */
  readonly touched: string | null;
}

/** History of an empty draft. */
export const EMPTY_HISTORY: History = { draft: EMPTY_DRAFT, past: [], future: [], touched: null };

const contentOf = (draft: Draft): string =>
  JSON.stringify({
    ...draft,
    postcode: undefined,
    windows: draft.windows.map((window, at) => ({ ...window, key: at })),
  });

/** Whether two drafts have the same content, whatever their origin, their keys and wherever they go. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one === other || contentOf(one) === contentOf(other);

/** Returns the history with another draft; the previous one can be restored. */
export function withStep(history: History, draft: Draft, touched: string | null = null): History {
  if (draft === history.draft) return history;
  const isSameStep = touched !== null && touched === history.touched;
  const past = isSameStep ? history.past : [...history.past, history.draft].slice(-MAX_STEPS);
  return { draft, past, future: [], touched };
}

/** Undoes one step. */
export function undone({ draft, past, future, ...rest }: History): History {
  const before = past.at(-1);
  if (before === undefined) return { draft, past, future, ...rest };
  return { draft: before, past: past.slice(0, -1), future: [draft, ...future], touched: null };
}

/** Redoes one step. */
export function redone({ draft, past, future, ...rest }: History): History {
  const [next, ...later] = future;
  if (next === undefined) return { draft, past, future, ...rest };
  return { draft: next, past: [...past, draft], future: later, touched: null };
}

const withWindows = (draft: Draft, windows: readonly DraftWindow[]): Draft => ({
  ...draft,
  windows: [...windows],
});

/** Returns the draft with one more window, or unchanged when it is full. */
export const added = (draft: Draft, window: DraftWindow): Draft =>
  draft.windows.length >= MAX_WINDOWS || draft.windows.some(({ key }) => key === window.key)
    ? draft
    : withWindows(draft, [...draft.windows, window]);

/** Returns the draft with one window changed. */
export const changed = (draft: Draft, key: string, patch: Partial<Omit<DraftWindow, 'key'>>): Draft =>
  draft.windows.some((window) => window.key === key)
    ? withWindows(
        draft,
        draft.windows.map((window) => (window.key === key ? { ...window, ...patch } : window)),
      )
    : draft;

/** Returns the draft in which windows replace those of their keys, and the others are added while there is room. */
export function changedTogether(draft: Draft, windows: readonly DraftWindow[]): Draft {
  const byKey = new Map(windows.map((window) => [window.key, window]));
  const isNew = ({ key }: DraftWindow) => draft.windows.every((window) => window.key !== key);
  const all = [
    ...draft.windows.map((window) => byKey.get(window.key) ?? window),
    ...[...byKey.values()].filter(isNew),
  ].slice(0, MAX_WINDOWS);
  const next = withWindows(draft, all);
  return isSameDraft(next, draft) ? draft : next;
}

/** Returns the next free name: "Sala 2" for "Sala", "Sala 3" for "Sala 2". */
function nextName(name: string, windows: readonly DraftWindow[]): string {
  const [, stem = name] = /^(.*?)(?: \d+)?$/.exec(name) ?? [];
  const names = new Set(windows.map((window) => window.name));
  let number = 2;
  while (names.has(`${stem} ${String(number)}`)) number += 1;
  return `${stem} ${String(number)}`.trim();
}

/** Returns the draft with a copy of a window after it, under a new name. */
export function duplicated(draft: Draft, key: string, as: string): Draft {
  const at = draft.windows.findIndex((window) => window.key === key);
  const original = draft.windows[at];
  if (original === undefined || draft.windows.length >= MAX_WINDOWS) return draft;
  const copy = { ...original, key: as, name: nextName(original.name, draft.windows) };
  const margin = draft.margins?.[key];
  return {
    ...withWindows(draft, draft.windows.toSpliced(at + 1, 0, copy)),
    ...(margin === undefined ? {} : { margins: { ...draft.margins, [as]: margin } }),
  };
}

export const removed = (draft: Draft, key: string): Draft =>
  withWindows(
    draft,
    draft.windows.filter((window) => window.key !== key),
  );

/** Returns the draft with a window moved down by some places; unchanged when it is already at the end. */
export function moved(draft: Draft, key: string, by: number): Draft {
  const at = draft.windows.findIndex((window) => window.key === key);
  const window = draft.windows[at];
  const to = Math.max(0, Math.min(draft.windows.length - 1, at + by));
  if (window === undefined || to === at) return draft;
  return withWindows(draft, draft.windows.toSpliced(at, 1).toSpliced(to, 0, window));
}

/** Returns the draft in another unit: readable measures are converted, the rest stays as typed. */
export function inUnit(draft: Draft, unit: Unit): Draft {
  const { unit: from } = draft;
  if (from === unit) return draft;
  const again = (typed: string) => retyped(typed, from, unit);
  const pair = ([a, b]: [string, string]): [string, string] => [again(a), again(b)];
  const three = ([a, b, c]: [string, string, string]): [string, string, string] => [
    again(a),
    again(b),
    again(c),
  ];
  const windows = draft.windows.map((window) => ({
    ...window,
    width: again(window.width),
    height: again(window.height),
    measured: window.measured && {
      widths: three(window.measured.widths),
      heights: three(window.measured.heights),
      diagonals: pair(window.measured.diagonals),
    },
  }));
  return { ...withWindows(draft, windows), unit };
}

/** Returns the window to select after one was removed: the one in its place, or the last. */
export const neighbourOf = (draft: Draft, key: string): string | null => {
  const at = draft.windows.findIndex((window) => window.key === key);
  const left = removed(draft, key).windows;
  return (left[Math.min(at, left.length - 1)] ?? left.at(-1))?.key ?? null;
};

type Saved = Draft['quote'];

const isSameQuote = (one: Saved, other: Saved) => one?.id === other?.id;

/** Whether two drafts are versions of the same one: the same quote, with a window in common. */
const isVersionOf = (draft: Draft) => (other: Draft) =>
  isSameQuote(other.quote, draft.quote) &&
  other.windows.some(({ key }) => draft.windows.some((window) => window.key === key));

/** Returns the history with something changed of its draft, in all undo and redo steps too. */
function inAllSteps(history: History, patch: Pick<Draft, 'quote'> | Pick<Draft, 'postcode'>): History {
  const isVersion = isVersionOf(history.draft);
  const before = history.past.findLastIndex((draft) => !isVersion(draft));
  return {
    ...history,
    draft: { ...history.draft, ...patch },
    past: history.past.map((draft, at) => (at > before ? { ...draft, ...patch } : draft)),
    future: history.future.map((draft) => (isVersion(draft) ? { ...draft, ...patch } : draft)),
  };
}

/** Returns the history with the id under which its draft is saved: undoing a step and saving again changes the same quote. */
export const withSavedId = (history: History, quote: NonNullable<Saved>): History =>
  inAllSteps(history, { quote });

/** Returns the history with where its draft goes: undoing a step does not send it elsewhere. */
export const withPlace = (history: History, postcode: string | null): History =>
  history.draft.postcode === postcode ? history : inAllSteps(history, { postcode });

/** Returns a draft that takes the place of another: where nobody knows where it goes, it goes where that one does. */
export const inPlaceOf = (before: Draft, draft: Draft): Draft =>
  draft.postcode === undefined && before.postcode !== undefined
    ? { ...draft, postcode: before.postcode }
    : draft;
