import * as z from 'zod/mini';
import { Draft } from './draft.ts';

/** The entry of the browser's store that holds the draft. */
export const DRAFT_KEY = 'rollux-cotizacion';

/** A change is written when nobody has typed for so long. */
const WRITE_AFTER_MS = 250;

/** What becomes of a kept draft. */
export type DraftSign =
  /** What this browser held; null: nothing, or nothing that can be read. */
  | { readonly type: 'draft.found'; readonly draft: Draft | null }
  /** The storage is full or blocked: the draft lives in this page alone. */
  | { readonly type: 'draft.refused' }
  /** It takes drafts again. */
  | { readonly type: 'draft.kept' }
  /** Another tab changed it. */
  | { readonly type: 'draft.elsewhere'; readonly draft: Draft };

/** Keeps a draft; the newest is written after a short delay, at the latest when the page is left. */
interface Keeper {
  readonly keep: (draft: Draft) => void;
  /** Writes what is waiting, and stops. */
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

/** The draft that this browser holds. What cannot be read (another version, half an entry) counts as none. */
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
 * The quote that a person is putting together, kept by this browser across reloads, crashes and logins, and followed across
 * tabs. Of the stores of the browser this module owns one entry (`rollux-cotizacion`).
 * @param listener told at once what is held, then whether the storage refuses what changes, and what other tabs do
 */
export function watchDraft(listener: (sign: DraftSign) => void): Keeper {
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  const flush = () => {
    clearTimeout(timer);
    if (waiting === null) return;
    const draft = waiting;
    waiting = null;
    const wasKept = isKept;
    isKept = write(draft);
    if (isKept !== wasKept) listener({ type: isKept ? 'draft.kept' : 'draft.refused' });
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== DRAFT_KEY) return;
    const draft = parse(newValue);
    if (draft === null) return;
    // What waits to be written was overtaken: this page goes on with what the other tab did.
    clearTimeout(timer);
    waiting = null;
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
      waiting = draft;
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
