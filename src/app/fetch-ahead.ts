import * as z from 'zod/mini';
import { matchRoutes } from 'react-router-dom';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { deferredScreens } from './deferred-screens.ts';
import { hasInteracted, onFirstInteraction } from '#src/page/first-interaction.ts';
import { ownEntry } from './ask-version.ts';
import { NEXT_PAGES_FILE, NextPages } from './next-pages.ts';
import type { Router } from './router.ts';

/** What announces that a person may follow a link. */
const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The list of this build's files; null without a connection, and after a deployment. */
async function readNextPages(base: string): Promise<NextPages | null> {
  try {
    const response = await fetch(base + NEXT_PAGES_FILE);
    const pages = z.parse(NextPages, await response.json());
    return ownEntry()?.endsWith(pages.entry) === true ? pages : null;
  } catch {
    return null;
  }
}

/** Fetches a file for later: scripts are parsed but do not run, styles do not apply. */
function preload(href: string): void {
  if (href.endsWith('.css')) {
    // Firefox asks `default-src` about a link with `prefetch`: the policy allows nothing there.
    fetch(href, { priority: 'low' })
      .then((reply) => reply.blob())
      .catch(() => undefined);
    return;
  }
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}

const linkIn = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Fetches the files of the pages that a person may go to next: those of links under the pointer or with the focus, and
 * in the storefront those of the links in view.
 * @param base path of the app, with a closing slash
 */
export async function fetchAhead(router: Router, base: string): Promise<void> {
  const pages = await readNextPages(base);
  if (pages === null) return;
  const { routes, families } = pages;
  const done = new Set<string>();
  const preloadAll = (files: readonly string[] = []) => {
    for (const file of files) {
      if (done.has(file)) continue;
      done.add(file);
      preload(base + file);
    }
  };

  function fetchPage({ origin, href }: HTMLAnchorElement): void {
    if (origin !== window.location.origin) return;
    const { params = {}, route } = matchRoutes(router.routes, new URL(href), base)?.at(-1) ?? {};
    const id = route?.id;
    if (id === undefined) return;
    preloadAll(routes[id]);
    // Only parameters name a family.
    if (Object.keys(params).length === 0) return;
    // It is not in this file, so that the screens do not wait for it. Whoever follows the link loads what fails here.
    import('#src/content/find/families-at.ts')
      .then(({ familiesAt }) => familiesAt(id, params).flatMap((family) => families[family] ?? []))
      .then(preloadAll, () => undefined);
  }

  for (const hint of HINTS) {
    document.addEventListener(
      hint,
      ({ target }) => {
        const link = linkIn(target);
        if (link !== null) fetchPage(link);
      },
      { passive: true, capture: true },
    );
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      fetchPage(target);
    }
  });
  const watch = () => {
    inView.disconnect();
    const shown = routeIds.find((id) => id === router.state.matches.at(-1)?.route.id);
    // A page of the panel links to many others, of which a person visits few.
    if (shown === undefined || routeOf(shown).frame === 'panel') return;
    // Somebody who only reads such a page loads none of its scripts.
    if (deferredScreens.has(shown) && !hasInteracted()) {
      onFirstInteraction(watch);
      return;
    }
    for (const link of document.querySelectorAll('main a[href]')) inView.observe(link);
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') requestAnimationFrame(watch);
  });
  watch();
}
