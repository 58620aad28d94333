import * as z from 'zod/mini';
import { matchRoutes } from 'react-router-dom';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { deferredScreens } from './deferred-screens.ts';
import { hasInteracted, onFirstInteraction } from '#src/page/first-interaction.ts';
import { isDear } from '#src/page/offline/line.ts';
import { ownEntry } from './ask-version.ts';
import { NEXT_PAGES_FILE, NextPages } from './next-pages.ts';
import type { Router } from './router.ts';

/** How many files a visit fetches for links that nobody has pointed at. */
const AT_MOST_FILES = 12;

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

/**
 * Fetches a file for later, and no more. Firefox asks `default-src` about a link with `prefetch`: the policy allows
 * nothing there.
 */
const fetchFile = (href: string): Promise<unknown> =>
  fetch(href, { priority: 'low' })
    .then((reply) => reply.blob())
    .catch(() => undefined);

/** Prepares a file that is about to be needed: scripts are parsed but do not run, styles do not apply. */
function prepare(href: string): void {
  if (href.endsWith('.css')) {
    void fetchFile(href);
    return;
  }
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has it only behind a switch.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });

const linkIn = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Fetches the files of the pages that a person may go to next: those of links under the pointer or with the focus, and
 * in the storefront, while nothing else happens, those of the first links in view.
 * @param base path of the app, with a closing slash
 */
export async function fetchAhead(router: Router, base: string): Promise<void> {
  const pages = await readNextPages(base);
  if (pages === null) return;
  const { routes, families } = pages;
  const done = new Set<string>();
  const fetched = new Set<string>();
  const prepareAll = (files: readonly string[] = []) => {
    for (const file of files) {
      if (done.has(file)) continue;
      done.add(file);
      prepare(base + file);
    }
  };

  /** The route that a link leads to, with its parameters; null for other sites. */
  function routeAt({ origin, href }: HTMLAnchorElement) {
    if (origin !== window.location.origin) return null;
    const { params = {}, route } = matchRoutes(router.routes, new URL(href), base)?.at(-1) ?? {};
    return route?.id === undefined ? null : { id: route.id, params };
  }

  function preparePage(link: HTMLAnchorElement): void {
    const route = routeAt(link);
    if (route === null) return;
    const { id, params } = route;
    prepareAll(routes[id]);
    // Only parameters name a family.
    if (Object.keys(params).length === 0) return;
    // It is not in this file, so that the screens do not wait for it. Whoever follows the link loads what fails here.
    import('#src/content/find/families-at.ts')
      .then(({ familiesAt }) => familiesAt(id, params).flatMap((family) => families[family] ?? []))
      .then(prepareAll, () => undefined);
  }

  for (const hint of HINTS) {
    document.addEventListener(
      hint,
      ({ target }) => {
        const link = linkIn(target);
        if (link !== null) preparePage(link);
      },
      { passive: true, capture: true },
    );
  }

  let left = AT_MOST_FILES;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      const files = (routes[routeAt(target)?.id ?? ''] ?? []).filter((file) => !fetched.has(file));
      // A part of a page saves nobody a round.
      if (files.length > left || isDear()) continue;
      left -= files.length;
      for (const file of files) fetched.add(file);
      void whenIdle().then(() => Promise.all(files.map((file) => fetchFile(base + file))));
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
