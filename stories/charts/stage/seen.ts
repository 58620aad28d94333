/** How long somebody waits for a picture in a window that is not shown, in ms. */
const UNSEEN_MS = 100;

/** Resolves once what has changed is on the screen: a screen that is still on its way has not seen what happened. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
    setTimeout(resolve, UNSEEN_MS);
  });

/** Resolves once a screen stands on the page: every one has its heading. */
export async function screenShown(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (document.querySelector('h1') === null) {
    if (performance.now() > end) throw new Error('the screen does not show');
    await painted();
  }
}

const PATIENCE_MS = 20_000;
