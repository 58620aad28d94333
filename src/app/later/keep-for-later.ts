import type { Services } from '#src/actor-hooks/services.ts';
import { removeOldEntries } from '#src/api/stored/old-entries.ts';
import { hasDraft } from '#src/api/stored/session-store.ts';
import { further, type Extent } from '#src/browser/offline/extents.ts';
import { keepMore } from '#src/browser/offline/keep-more.ts';
import { savesData } from '#src/browser/offline/line.ts';
import { WHICH_BUILD } from '#src/browser/offline/message.ts';
import { registerWorker } from '#src/browser/offline/register-worker.ts';
import { tellWorker } from '#src/browser/offline/tell-worker.ts';
import type { Router } from '../router.ts';
import { ownEntry } from '../services/ask-version.ts';

/** Starts the outbox as soon as somebody is logged in; a page of a visitor does not load it. */
function sendOnceLoggedIn(services: Services): void {
  const { session } = services;
  let isStarted = false;
  const begin = () => {
    if (isStarted || session.getSnapshot().context.token === null) return;
    isStarted = true;
    import('#src/features/outbox/outbox.ts')
      .then(({ outboxOf }) => outboxOf(services, {}))
      .catch(() => {
        isStarted = false;
      });
  };
  session.subscribe(begin);
  begin();
}

const below = (base: string, address: string) =>
  new URL(address, document.baseURI).pathname.slice(base.length);

/** Names of the files that this page has, or whose styles it was written with. */
const ownFiles = (base: string): readonly string[] => [
  ...performance.getEntriesByType('resource').map(({ name }) => below(base, name)),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) =>
    below(base, href),
  ),
];

/** Tells a worker which version this tab shows, whenever it asks. */
function answerWorkers(base: string): void {
  const entry = below(base, ownEntry() ?? base);
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data === WHICH_BUILD) ports[0]?.postMessage(entry);
  });
}

const QUOTERS: readonly string[] = ['quoter', 'standaloneQuoter'];

/** Calls back with how far the app is to be kept, now and whenever it is further. */
function watchExtent({ session }: Services, router: Router, tell: (extent: Extent) => void): void {
  let known: Extent | null = null;
  const want = (extent: Extent) => {
    const furthest = further(extent, known ?? 'shell');
    if (furthest === known) return;
    known = furthest;
    tell(furthest);
  };
  const look = () => {
    if (session.getSnapshot().context.token !== null) want('pages');
  };
  const isQuoter = () => QUOTERS.includes(router.state.matches.at(-1)?.route.id ?? '');
  // Whoever only reads a page of the quoter does not quote.
  const use = ({ target }: Event) => {
    if (isQuoter() && target instanceof Element && target.closest('main') !== null) want('quoter');
  };
  session.subscribe(look);
  document.addEventListener('click', use, { passive: true });
  window.addEventListener('appinstalled', () => want('all'));
  want(window.matchMedia('(display-mode: standalone)').matches ? 'all' : 'shell');
  // The first click may have come before this script.
  if (isQuoter() && hasDraft()) want('quoter');
  look();
}

/** Fetches the worker of a version that the server has by now. */
function followVersion(base: string, { version }: Services): void {
  version.subscribe((snapshot) => {
    if (!snapshot.matches('outdated')) return;
    void navigator.serviceWorker
      .getRegistration(base)
      .then((worker) => worker?.update())
      .catch(() => undefined);
  });
}

/**
 * Sends what was saved without a connection, removes what others left long ago, and keeps the app in this browser for visits without one, by its service
 * worker (src/app/offline/worker.ts): for a visitor what this visit has shown, for others more. Where none can run, and
 * for people who save data, the site works without it.
 * @param base path of the app, with a closing slash
 * @param services `version` says when the server has a newer one, whose worker is fetched then
 */
export async function keepForLater(base: string, services: Services, router: Router): Promise<void> {
  sendOnceLoggedIn(services);
  removeOldEntries();
  if (!('serviceWorker' in navigator)) return;
  answerWorkers(base);
  if (savesData()) return;
  try {
    await registerWorker(base);
    followVersion(base, services);
    const { active, waiting } = await navigator.serviceWorker.ready;
    if (waiting !== null) void tellWorker(waiting, { type: 'follow' });
    else if (active !== null) void tellWorker(active, { type: 'tidy' });
  } catch {
    // The next visit tries again.
    return;
  }
  let last = new AbortController();
  watchExtent(services, router, (extent) => {
    last.abort();
    last = new AbortController();
    void keepMore({ extent, names: ownFiles(base), isAsked: extent === 'all', signal: last.signal });
  });
}
