import type { Services } from '#src/services/services.ts';
import { savesData } from './saves-data.ts';

/** Starts the outbox as soon as somebody is logged in; a page of a visitor does not load it. */
function sendOnceLoggedIn(services: Services): void {
  const { session } = services;
  let isStarted = false;
  const begin = () => {
    if (isStarted || session.getSnapshot().context.token === null) return;
    isStarted = true;
    import('./send-later.tsx')
      .then(({ sendLater }) => sendLater(services))
      .catch(() => {
        isStarted = false;
      });
  };
  session.subscribe(begin);
  begin();
}

/**
 * Sends what was saved without a connection, and keeps the app in this browser for visits without one, by its service
 * worker (src/app/offline-worker.ts). Where none can run, and for people who save data, the site works without it.
 * @param base path of the app, with a closing slash
 * @param services `version` says when the server has a newer one, whose worker is fetched then
 */
export async function keepForLater(base: string, services: Services): Promise<void> {
  sendOnceLoggedIn(services);
  if (!('serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
    services.version.subscribe((snapshot) => {
      if (!snapshot.matches('outdated')) return;
      void navigator.serviceWorker
        .getRegistration(base)
        .then((worker) => worker?.update())
        .catch(() => undefined);
    });
  } catch {
    // The next visit tries again.
  }
}
