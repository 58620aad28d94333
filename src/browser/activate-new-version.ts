/** A worker that has not taken over by then does so after the page is reloaded, in ms. */
const TAKES_OVER_WITHIN_MS = 2_000;

/** Lets a worker that waits take over from the former one. */
export async function takeOver(waiting: ServiceWorker): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, TAKES_OVER_WITHIN_MS);
  });
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  waiting.postMessage('take-over');
  await Promise.race([taken, late]);
}

/** Lets the worker of the newer version take over, if it waits already, and reloads the page. */
export async function activateNewVersion(): Promise<void> {
  // Browsers have workers only on secure connections.
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration?.waiting) await takeOver(registration.waiting);
  window.location.reload();
}
