import { EMPTY_DRAFT, type Draft } from '../draft.ts';
import { drafts } from './drafts.ts';
import { NOTHING, type Reading } from './entry.ts';
import type { Owner } from './names.ts';
import { hasExpired, readOwner, watchOwner } from './session-store.ts';

/** A change is written after this long without further changes. */
const WRITE_AFTER_MS = 250;

/** What an owner has besides the draft being put together. */
export interface Aside {
  /** Drafts that are not finished: one begun before a login made another the current one. */
  readonly others: readonly Draft[];
  /** What this build cannot read, as it was stored. */
  readonly unread: readonly unknown[];
}

/** Events of the stored draft. */
export type DraftStoreEvent =
  /** The stored draft of whoever uses the browser now; null when there is none. */
  | { readonly type: 'draft.found'; readonly draft: Draft | null; readonly aside: Aside }
  /** What is beside the draft changed. */
  | { readonly type: 'draft.aside'; readonly aside: Aside }
  /** The storage is full or blocked: the draft exists in this page only. */
  | { readonly type: 'draft.refused' }
  /** The storage accepts drafts again. */
  | { readonly type: 'draft.kept' }
  /** Another tab changed the draft. */
  | { readonly type: 'draft.elsewhere'; readonly draft: Draft };

/** Stores a draft; the newest is written after a short delay, at the latest when the page is left. */
interface DraftWriter {
  readonly keep: (draft: Draft) => void;
  /** Changes what is beside the draft, at once. */
  readonly keepAside: (aside: Aside) => void;
  /** Writes a pending change and ends the subscription. */
  readonly close: () => void;
}

export const NOTHING_ASIDE: Aside = { others: [], unread: [] };

const isEmpty = ({ windows }: Draft) => windows.length === 0;

const asideOf = ({ items, unread }: Reading<Draft>): Aside => ({
  others: items.slice(1).filter((draft) => !isEmpty(draft)),
  unread,
});

/** An empty draft is stored only in front of others, which must not take its place. */
const stored = (draft: Draft, { others, unread }: Aside): Reading<Draft> => ({
  items: isEmpty(draft) && others.length === 0 ? [] : [draft, ...others],
  unread,
});

const withoutPersons = ({ unit, windows }: Draft): Draft => ({ ...EMPTY_DRAFT, unit, windows });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores the quote that a person is configuring, across reloads, crashes and logins, and synchronises it across tabs.
 * Each owner has their own; while it is not known whose session this is, it is in this page only.
 * @param listener called immediately with the stored draft and whenever the owner is another one, then when writing
 * fails or works again, and with changes of other tabs
 */
export function watchDraft(listener: (event: DraftStoreEvent) => void): DraftWriter {
  let owner: Owner | null = readOwner();
  let draft: Draft = EMPTY_DRAFT;
  let aside: Aside = NOTHING_ASIDE;
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  let stopWatching: () => void = () => undefined;
  /** Whether this page itself is writing, whose announcement is no news. */
  let isWriting = false;

  const write = (reading: Reading<Draft>) => {
    isWriting = true;
    const wasKept = isKept;
    isKept = owner !== null && drafts.write(owner, reading);
    isWriting = false;
    if (isKept !== wasKept) listener({ type: isKept ? 'draft.kept' : 'draft.refused' });
  };
  const flush = () => {
    clearTimeout(timer);
    if (!isPending) return;
    isPending = false;
    write(stored(draft, aside));
  };
  const onElsewhere = () => {
    if (isWriting || owner === null) return;
    const found = drafts.read(owner);
    const [newest = null] = found.items;
    if (!isSame(aside, asideOf(found))) {
      aside = asideOf(found);
      listener({ type: 'draft.aside', aside });
    }
    if (newest === null || isSame(newest, draft)) return;
    // The other tab's change replaces the pending one.
    clearTimeout(timer);
    isPending = false;
    draft = newest;
    listener({ type: 'draft.elsewhere', draft });
  };
  const open = () => {
    stopWatching();
    stopWatching = owner === null ? () => undefined : drafts.watch(owner, onElsewhere);
    const found = owner === null ? NOTHING : drafts.read(owner);
    const [newest = null] = found.items;
    draft = newest ?? EMPTY_DRAFT;
    aside = asideOf(found);
    listener({ type: 'draft.found', draft: newest, aside });
  };
  const onOwner = () => {
    const next = readOwner();
    // What a visitor had may have come in front.
    if (next === owner) {
      onElsewhere();
      return;
    }
    const wasUnknown = owner === null;
    if (next === 'visitor' && !hasExpired()) {
      draft = withoutPersons(draft);
      aside = { others: aside.others.map(withoutPersons), unread: [] };
    }
    flush();
    const typed = draft;
    owner = next;
    open();
    // What was put together before it was known whose it is comes in front of what they have.
    if (!wasUnknown || next === 'visitor' || isEmpty(typed)) return;
    aside = { ...aside, others: [...(isEmpty(draft) ? [] : [draft]), ...aside.others] };
    draft = typed;
    write(stored(draft, aside));
    listener({ type: 'draft.found', draft, aside });
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  globalThis.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  const stopOwner = watchOwner(onOwner);
  open();
  return {
    keep: (changed) => {
      draft = changed;
      isPending = true;
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_AFTER_MS);
    },
    keepAside: (changed) => {
      aside = changed;
      isPending = true;
      flush();
    },
    close: () => {
      flush();
      stopOwner();
      stopWatching();
      globalThis.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
