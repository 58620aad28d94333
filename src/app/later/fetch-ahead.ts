import { matchRoutes } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Router } from '../router.ts';
import { ownEntry } from '../services/ask-version.ts';
import { NEXT_PAGES_FILE, NextPages } from './next-pages.ts';

/** What announces that a person may follow a link. */
const HINTS = ['pointerover', 'focusin', 'click'] as const;

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

/** Prepares a file that is about to be needed: scripts are parsed but do not run, styles do not apply. */
function prepare(href: string): void {
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
 * Fetches the files of the pages that a person is about to go to: those of links under the mouse, with the focus, or
 * just pressed.
 * @param base path of the app, with a closing slash
 */
export function fetchAhead(router: Router, base: string): void {
  /** The list is asked for at the first hint: who follows no link needs none. */
  let pages: Promise<NextPages | null> | undefined;
  const done = new Set<string>();
  const prepareAll = (files: readonly string[] = []) => {
    for (const file of files) {
      if (done.has(file)) continue;
      done.add(file);
      prepare(base + file);
    }
  };

  async function preparePage({ origin, href }: HTMLAnchorElement): Promise<void> {
    if (origin !== window.location.origin) return;
    const { params = {}, route } = matchRoutes(router.routes, new URL(href), base)?.at(-1) ?? {};
    const id = route?.id;
    if (id === undefined) return;
    const known = await (pages ??= readNextPages(base));
    if (known === null) return;
    prepareAll(known.routes[id]);
    // Only parameters name a family.
    if (Object.keys(params).length === 0) return;
    // It is not in this file, so that the screens do not wait for it.
    const { familiesAt } = await import('#src/content/find/families-at.ts');
    prepareAll(familiesAt(id, params).flatMap((family) => known.families[family] ?? []));
  }

  for (const hint of HINTS) {
    document.addEventListener(
      hint,
      (event) => {
        // A finger that scrolls begins on a link as often as not.
        if (event.type === 'pointerover' && event instanceof PointerEvent && event.pointerType !== 'mouse')
          return;
        const link = linkIn(event.target);
        // Whoever follows the link loads what fails here.
        if (link !== null) preparePage(link).catch(() => undefined);
      },
      { passive: true, capture: true },
    );
  }
}
