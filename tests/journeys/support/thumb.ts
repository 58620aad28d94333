import type { Locator, Page } from 'playwright';
import { nextFrame } from './next-frame.ts';

/** Waits until the page's own scrolling has come to rest. */
async function atRest(page: Page): Promise<void> {
  for (let same = 0, last = Number.NaN; same < 5;) {
    const top = await nextFrame(page);
    same = top === last ? same + 1 : 0;
    last = top;
  }
}

/** How far a person scrolls until the middle of an element can be touched, in px: not at all, or to the window's middle. */
const wayTo = (element: Locator) =>
  element.evaluate((node) => {
    const { top, left, width, height } = node.getBoundingClientRect();
    const middle = top + height / 2;
    const hit = document.elementFromPoint(left + width / 2, middle);
    return hit !== null && (node.contains(hit) || hit.contains(node)) && hit !== document.body
      ? 0
      : middle - innerHeight / 2;
  });

export interface Thumb {
  /** Scrolls to an element as a person would, and touches it; what is typed into it then costs no tap. */
  readonly tap: (element: Locator, text?: string) => Promise<void>;
  readonly taps: () => number;
  /** What the person scrolled, in heights of the window; what the page scrolled by itself is not counted. */
  readonly screens: () => number;
}

/** One thumb on a phone, which counts what it does. */
export function thumbOn(page: Page): Thumb {
  let taps = 0;
  let px = 0;
  return {
    tap: async (element, text) => {
      await element.waitFor();
      await atRest(page);
      const way = await wayTo(element);
      px += Math.abs(way);
      await page.evaluate((top) => {
        scrollBy({ top, behavior: 'instant' });
      }, way);
      await atRest(page);
      await element.click();
      taps += 1;
      if (text !== undefined) await page.keyboard.type(text);
    },
    taps: () => taps,
    screens: () => px / (page.viewportSize()?.height ?? Number.NaN),
  };
}
