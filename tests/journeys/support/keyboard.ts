import type { Locator, Page } from 'playwright';
import { expectSeenFocus } from './seen-focus.ts';

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

/** The keyboard of a person who never loses sight of the focus: every act ends with a look at it. */
export function watchedKeys(page: Page) {
  const key = async (name: string): Promise<void> => {
    await page.keyboard.press(name);
    await expectSeenFocus(page, name);
  };
  const to = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    await expectSeenFocus(page, `Tab to ${String(target)}`);
  };
  return {
    key,
    to,
    press: async (target: Locator): Promise<void> => {
      await to(target);
      await key('Enter');
    },
    /** Checks a box or turns a switch. */
    mark: async (target: Locator): Promise<void> => {
      await to(target);
      await key('Space');
    },
    type: async (field: Locator, text: string): Promise<void> => {
      await to(field);
      await page.keyboard.type(text);
      await expectSeenFocus(page, text);
    },
  };
}
