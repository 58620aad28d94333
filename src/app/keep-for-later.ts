import type { Services } from '#src/services/services.ts';

/**
 * Keeps the app in this browser for visits without a connection, by its service worker
 * (src/app/offline-worker.ts). Where none can run, the site works without it.
 * @param base path of the app, with a closing slash
 * @param version says when the server has a newer one, whose worker is fetched then
 */
export async function keepForLater(base: string, version: Services['version']): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
    version.subscribe((snapshot) => {
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
