import type { Page } from 'playwright';

/** A page whose timers run, and that draws nothing for so long, will not draw again: Chromium stops so now and then. */
const STOPPED_MS = 60_000;

/**
 * Resolves in the next frame of a page, to how far it is scrolled, in px.
 * @throws Error when the browser has stopped drawing the page, for which a wait would never end
 */
export const nextFrame = (page: Page): Promise<number> =>
  page.evaluate(
    (limitMs) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error(`The browser drew no frame for ${String(limitMs)} ms.`));
        }, limitMs);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          resolve(scrollY);
        });
      }),
    STOPPED_MS,
  );

/** Scrolls to the end, so that all that waits to be seen loads. */
export async function scrollThrough(page: Page): Promise<void> {
  const STEP_PX = 400;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < (await height()); at += STEP_PX) {
    await page.evaluate((top) => {
      scrollTo(0, top);
    }, at);
    await nextFrame(page);
    await nextFrame(page);
  }
}
