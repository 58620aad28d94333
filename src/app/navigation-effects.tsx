import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { announce, onAnnounce } from '#src/screens/support/announcer.ts';
import { isQuiet } from '#src/screens/support/quiet-state.ts';
import { wake } from '#src/screens/support/sign-of-life.ts';
import classes from './navigation-effects.module.css';
import { pageKey } from './page-key.ts';
import { SessionFollower } from './session-follower.tsx';

/** The title of a route's page, brand included. */
function titleOf(routeId: string | undefined): string {
  const id = routeIds.find((name) => name === routeId);
  return id === undefined ? site.brand : `${routeOf(id).title} · ${site.brand}`;
}

/** What every navigation does: title, scroll to top, focus on the new heading, or an announcement (DESIGN 4). */
export function NavigationEffects() {
  const location = useLocation();
  const match = useMatches().at(-1);
  const loading = useNavigation().state === 'loading';
  // A page that is left, by whatever way, cannot be while a part of it still waits.
  if (loading) wake();
  const announcer = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const title = titleOf(match?.id);
  const namesItself = Object.keys(match?.params ?? {}).length > 0;
  const key = pageKey(match?.id, match?.params ?? {});

  useEffect(
    () =>
      onAnnounce((text) => {
        if (announcer.current) announcer.current.textContent = text;
      }),
    [],
  );

  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (!namesItself) document.title = title;
    if (before === null) return;
    if (before === key) {
      if (!namesItself && !isQuiet(location.state)) announce(`Página actualizada: ${title}`);
      return;
    }
    if (announcer.current) announcer.current.textContent = '';
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, title, namesItself, location.key, location.state]);

  return (
    <>
      <div className={classes['progress']} data-loading={loading || undefined} aria-hidden="true" />
      <div ref={announcer} className="visually-hidden" aria-live="polite" />
      <Suspense fallback={null}>
        <SessionFollower />
      </Suspense>
    </>
  );
}
