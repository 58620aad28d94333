/** Timeout of the wait for a frame in a hidden window, in ms. */
const UNSEEN_MS = 100;

/** Resolves once a change is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
    setTimeout(resolve, UNSEEN_MS);
  });

/** Resolves once a screen is on the page: every screen has a heading. */
export async function screenShown(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (document.querySelector('h1') === null) {
    if (performance.now() > end) throw new Error('the screen does not show');
    await painted();
  }
}

const PATIENCE_MS = 20_000;
