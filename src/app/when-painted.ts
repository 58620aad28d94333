/** How long the browser may put the services off after load, in ms; the current user is due within 1 s (DESIGN 4). */
const IDLE_LIMIT_MS = 500;

/** Resolves when the page has painted, loaded and has a moment to spare. */
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
