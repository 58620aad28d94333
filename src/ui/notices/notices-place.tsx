import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticesWanted } from './notices.ts';

const NoticesView = lazy(() =>
  import('./notices-view.tsx').then((module) => ({ default: module.NoticesView })),
);

/** The place of notices in a frame; what shows them is fetched with the first. */
export function NoticesPlace() {
  const wanted = useSyncExternalStore(noticesWanted.subscribe, noticesWanted.get, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <NoticesView />
    </Suspense>
  );
}
