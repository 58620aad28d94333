import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import classes from './navigation-effects.module.css';
import { pageKey } from './page-key.ts';
import { SessionFollower } from './session-follower.tsx';

/** The title of a route's page, brand included. */
export function titleOf(routeId: string | undefined): string {
  const id = routeIds.find((name) => name === routeId);
  return id === undefined ? site.brand : `${routeOf(id).title} · ${site.brand}`;
}

/** What every navigation does: title, scroll to top, focus on the new heading, or an announcement (DESIGN 4). */
export function NavigationEffects() {
  const location = useLocation();
  const match = useMatches().at(-1);
  const loading = useNavigation().state === 'loading';
  const announcer = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const title = titleOf(match?.id);
  const key = pageKey(match?.id, match?.params ?? {});

  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    document.title = title;
    if (before === null) return;
    if (before === key) {
      if (announcer.current) announcer.current.textContent = `Página actualizada: ${title}`;
      return;
    }
    if (announcer.current) announcer.current.textContent = '';
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, title, location.key]);

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
