/**
 * Starts the app's worker (src/app/offline/worker.ts), or finds the one that runs.
 * @param base path of the app, with a closing slash
 */
export const registerWorker = (base: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
