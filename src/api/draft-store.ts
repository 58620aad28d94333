import * as z from 'zod/mini';
import { Draft } from './draft.ts';
import { DRAFT_KEY } from './session-store.ts';

/** A change is written after this long without further changes. */
const WRITE_AFTER_MS = 250;

/** Events of the stored draft. */
export type DraftStoreEvent =
  /** The stored draft; null when there is none or it cannot be read. */
  | { readonly type: 'draft.found'; readonly draft: Draft | null }
  /** The storage is full or blocked: the draft exists in this page only. */
  | { readonly type: 'draft.refused' }
  /** The storage accepts drafts again. */
  | { readonly type: 'draft.kept' }
  /** Another tab changed the draft. */
  | { readonly type: 'draft.elsewhere'; readonly draft: Draft };

/** Stores a draft; the newest is written after a short delay, at the latest when the page is left. */
interface DraftWriter {
  readonly keep: (draft: Draft) => void;
  /** Writes a pending change and ends the subscription. */
  readonly close: () => void;
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const draft = z.safeParse(Draft, JSON.parse(text));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

/** Returns the stored draft; null when it cannot be read (another version, an incomplete entry). */
function readDraft(): Draft | null {
  try {
    return typeof localStorage === 'undefined' ? null : parse(localStorage.getItem(DRAFT_KEY));
  } catch {
    return null;
  }
}

function write(draft: Draft): boolean {
  try {
    if (typeof localStorage === 'undefined') return false;
    if (draft.windows.length === 0) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores the quote that a person is configuring, across reloads, crashes and logins, and synchronises it across tabs.
 * This module writes its localStorage entry (`rollux-cotizacion`); a logout removes the client from it.
 * @param listener called immediately with the stored draft, then when writing fails or works again, and with changes of
 * other tabs
 */
export function watchDraft(listener: (event: DraftStoreEvent) => void): DraftWriter {
  let pending: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  const flush = () => {
    clearTimeout(timer);
    if (pending === null) return;
    const draft = pending;
    pending = null;
    const wasKept = isKept;
    isKept = write(draft);
    if (isKept !== wasKept) listener({ type: isKept ? 'draft.kept' : 'draft.refused' });
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== DRAFT_KEY) return;
    const draft = parse(newValue);
    if (draft === null) return;
    // The other tab's change replaces the pending one.
    clearTimeout(timer);
    pending = null;
    listener({ type: 'draft.elsewhere', draft });
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  listener({ type: 'draft.found', draft: readDraft() });
  return {
    keep: (draft) => {
      pending = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_AFTER_MS);
    },
    close: () => {
      flush();
      globalThis.removeEventListener('storage', onStorage);
      globalThis.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
