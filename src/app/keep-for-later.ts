import { waitFor } from 'xstate';
import type { Services } from '#src/services/services.ts';
import { savesData } from './saves-data.ts';

/** Starts the outbox as soon as somebody is logged in; a page of a visitor does not load it. */
async function sendOnceLoggedIn(services: Services): Promise<void> {
  await waitFor(services.session, ({ context }) => context.token !== null);
  const { sendLater } = await import('./send-later.tsx');
  await sendLater(services);
}

/**
 * Sends what was saved without a connection, and keeps the app in this browser for visits without one, by its service
 * worker (src/app/offline-worker.ts). Where none can run, and for people who save data, the site works without it.
 * @param base path of the app, with a closing slash
 * @param services `version` says when the server has a newer one, whose worker is fetched then
 */
export async function keepForLater(base: string, services: Services): Promise<void> {
  // A page that shows quotes asks for the outbox again.
  sendOnceLoggedIn(services).catch(() => undefined);
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
