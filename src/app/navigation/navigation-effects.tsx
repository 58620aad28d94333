import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { announce, onAnnounce } from '#src/browser/announcer.ts';
import { noteInteraction } from '#src/browser/first-interaction.ts';
import { settleLayers } from '#src/browser/layers.ts';
import { isQuiet } from '#src/browser/quiet-state.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import classes from './navigation-effects.module.css';
import { pageKey } from './page-key.ts';
import { SessionFollower } from './session-follower.tsx';

/** The page title of a route, with the brand. */
function titleOf(routeId: string | undefined): string {
  const id = routeIds.find((name) => name === routeId);
  return id === undefined ? site.brand : `${routeOf(id).title} · ${site.brand}`;
}

/**
 * Effects of every navigation: title, scroll to top, and focus on the new heading or an announcement (B09 to B12).
 */
export function NavigationEffects() {
  const location = useLocation();
  const match = useMatches().at(-1);
  const loading = useNavigation().state === 'loading';
  // A page cannot be left while a part of it waits for an interaction.
  if (loading) noteInteraction();
  const announcer = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  // A built page is at its anchor already: the browser scrolled there.
  const isWritten = useRef(!useHydrated());
  const title = titleOf(match?.id);
  const setsOwnTitle = Object.keys(match?.params ?? {}).length > 0;
  const key = pageKey(match?.id, match?.params ?? {});

  useEffect(
    () =>
      onAnnounce((text) => {
        if (announcer.current) announcer.current.textContent = text;
      }),
    [],
  );

  useEffect(settleLayers, [location]);

  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (!setsOwnTitle) document.title = title;
    if (before === null) {
      if (!isWritten.current) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return;
    }
    if (before === key) {
      if (!setsOwnTitle && !isQuiet(location.state)) announce(`Página actualizada: ${title}`);
      return;
    }
    if (announcer.current) announcer.current.textContent = '';
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, title, setsOwnTitle, location.key, location.hash, location.state]);

  return (
    <>
      <div className={classes.progress} data-loading={loading || undefined} aria-hidden="true" />
      <div ref={announcer} className="visually-hidden" aria-live="polite" />
      <Suspense fallback={null}>
        <SessionFollower />
      </Suspense>
    </>
  );
}
