/**
 * The longest time that the browser may delay the services after load, in ms; the current user must load within 1 s
 * (B34).
 */
const IDLE_LIMIT_MS = 500;

/** Resolves when the page is painted and loaded and the browser is idle. */
export async function whenPainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<unknown>((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve, 1);
  });
}
