import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticesRequested } from './notices.ts';

const NoticesView = lazy(() =>
  import('./notices-view.tsx').then((module) => ({ default: module.NoticesView })),
);

/** Where a frame shows notices; their view loads with the first one. */
export function NoticesPlace() {
  const requested = useSyncExternalStore(noticesRequested.subscribe, noticesRequested.get, () => false);
  if (!requested) return null;
  return (
    <Suspense>
      <NoticesView />
    </Suspense>
  );
}
