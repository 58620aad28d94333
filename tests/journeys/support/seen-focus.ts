import type { Page } from 'playwright';
import { pageExpect } from '#tests/support/page-expect.ts';

/** Where the focus is: in words for a failed test, or that a person sees it. */
function placeOfFocus(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'nowhere';
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!isInWindow) return `outside the window: ${name}`;
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const hit = document.elementFromPoint(x, y);
  const isFree =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true);
  if (width > 1 && height > 1 && !isFree) return `covered: ${name}`;
  // A heading or a region that took the focus is not a control: it needs no mark.
  if (element.matches('[tabindex="-1"]') || element.matches(':focus-visible')) return 'seen';
  return `not marked: ${name}`;
}

/** The focus is on something that a person sees, never on the page as a whole. */
export const expectSeenFocus = (page: Page, after: string): Promise<void> =>
  pageExpect.poll(() => page.evaluate(placeOfFocus), `focus after ${after}`).toBe('seen');
