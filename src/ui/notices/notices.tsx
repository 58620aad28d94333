import { useSyncExternalStore, type ReactNode } from 'react';
import { isLeaving, reportMissingScript } from '#src/browser/missing-script.ts';
import { SNACKBAR_MS } from '#src/config/constants.ts';

/** A message over the page (the snackbar of K05). */
export interface Notice {
  readonly title: string;
  /** Further text, or an action: a link, a button. */
  readonly text?: ReactNode;
  readonly tone?: 'done' | 'problem';
  /** ms until it closes; SNACKBAR_NEVER keeps it until the person closes it. @default SNACKBAR_MS */
  readonly closesAfter?: number;
}

type Script = typeof import('./notices-view.tsx');
type Listener = () => void;

const listeners = new Set<Listener>();
let script: Script | null = null;
/** The last notice that found no place, and when, in ms since 1970: between two frames there is none. */
let missed: { readonly notice: Notice; readonly at: number } | null = null;

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  if (missed !== null && Date.now() - missed.at < SNACKBAR_MS) void notify(missed.notice);
  missed = null;
  return () => {
    listeners.delete(listener);
  };
}

/** Where a frame shows notices; their view loads with the first one. */
export function NoticesPlace() {
  const loaded = useSyncExternalStore(
    subscribe,
    () => script,
    () => null,
  );
  return loaded === null ? null : <loaded.NoticesView />;
}

/**
 * Shows a notice, where the page has a place for it or gets one within 5 s, as when another frame loads. It closes after 5 s unless it is hovered or focused. Screen
 * readers announce a problem at once, and anything else politely. When the view's script is missing, the page goes on
 * without the notice, and the person is told that a part is missing.
 */
export async function notify(notice: Notice): Promise<void> {
  if (listeners.size === 0) {
    missed = { notice, at: Date.now() };
    return;
  }
  try {
    script ??= await import('./notices-view.tsx');
  } catch {
    if (!isLeaving()) reportMissingScript();
    return;
  }
  for (const listener of [...listeners]) listener();
  script.showNotice(notice);
}
