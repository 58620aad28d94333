import type { Locator, Page } from 'playwright';

/** More tab stops than any page has. */
const MOST_STOPS = 300;

/** Moves the focus to an element by Tab. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Activates a link or a button by the keyboard alone. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Selects an option by typing its beginning. */
export async function choose(page: Page, select: Locator, beginning: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.type(beginning);
}
