import { lazy, Suspense, useSyncExternalStore, type ReactNode, type ComponentType } from 'react';

/** A message over the page (the snackbar of K05). */
export interface Notice {
  readonly title: string;
  /** Further text, or an action: a link, a button. */
  readonly text?: ReactNode;
  readonly tone?: 'done' | 'problem';
  /** ms until it closes; SNACKBAR_NEVER keeps it until the person closes it. @default SNACKBAR_MS */
  readonly closesAfter?: number;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let requested = false;

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const NoticesView = lazy(() =>
  import('./notices-view.tsx').then(
    (module): { readonly default: ComponentType } => ({ default: module.NoticesView }),
    (): { readonly default: ComponentType } => ({ default: () => null }),
  ),
);

/** Where a frame shows notices; their view loads with the first one. A page works without it. */
export function NoticesPlace() {
  const isRequested = useSyncExternalStore(
    subscribe,
    () => requested,
    () => false,
  );
  if (!isRequested) return null;
  return (
    <Suspense>
      <NoticesView />
    </Suspense>
  );
}

/**
 * Shows a notice, where the page has a place for it. It closes after 5 s unless it is hovered or focused. Screen
 * readers announce a problem at once, and anything else politely.
 */
export async function notify(notice: Notice): Promise<void> {
  if (listeners.size === 0) return;
  requested = true;
  for (const listener of [...listeners]) listener();
  const { showNotice } = await import('./show-notice.ts');
  showNotice(notice);
}
