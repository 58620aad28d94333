import { expect, within } from 'storybook/test';
import { expectNoOverflow } from './expect-page.ts';
import type { Play } from './play.ts';

/** Globals of a story on the narrowest phone: 320 px. */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } };

/** What a story on the narrowest phone has: its content arrives, and the page does not scroll sideways. */
export const fitsPhone = (arrives: (story: Play) => Promise<unknown>) => ({
  globals: onPhone,
  play: async (story: Play) => {
    await arrives(story);
    await expectNoOverflow();
  },
});

/** Globals of a story on a usual phone: 390 px. */
export const onUsualPhone = { viewport: { value: 'phone', isRotated: false } };

/** Expects each of these texts in a row that became a card, whole between the edges of the window. */
export async function expectInCard(row: HTMLElement, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const shown = within(row).getByText(text);
    await expect(shown).toBeVisible();
    const { left, right } = shown.getBoundingClientRect();
    await expect(left, text).toBeGreaterThanOrEqual(0);
    await expect(right, text).toBeLessThanOrEqual(window.innerWidth);
  }
}
