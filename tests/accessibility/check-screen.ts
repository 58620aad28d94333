import type { Page } from 'playwright';
import { chosenFaults } from './chosen-faults.ts';
import { nameOf, type Condition } from './conditions.ts';
import { walkFocus } from './focus-walk.ts';
import { ruleFaults } from './rule-faults.ts';
import { targetFaults } from './target-faults.ts';
import { textFaults } from './text-faults.ts';
import { createViewer } from './viewer.ts';

/** How often it looks again: a page may need a moment to follow the new condition, and that is not a fault. */
const LOOKS = 10;

/** What is tried on a screen. */
export interface Trials {
  readonly conditions: readonly Condition[];
  /** Where Tab goes through the screen. */
  readonly walks: readonly Condition[];
}

/** One look at a screen. */
export interface Cell {
  readonly kind: 'text' | 'focus' | 'rules';
  readonly condition: string;
  readonly faults: readonly string[];
}

/** Where axe looks too: it cannot read forced colours, and takes a transition for a lack of contrast. */
const isForRules = ({ width, text, forced, still }: Condition) =>
  [320, 1280].includes(width) && text === '100 %' && !forced && still;

const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(resolve);
        });
      }),
  );

async function look(page: Page, { text, dark, forced, still }: Condition): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let count = 0; count < LOOKS; count += 1) {
    await painted(page);
    faults = await page.evaluate(textFaults, { still, contrast: text !== 'spaced' });
    // No colour changes the size of a target.
    if (!dark && !forced && !still) faults = [...faults, ...(await page.evaluate(targetFaults))];
    if (forced) faults = [...faults, ...(await page.evaluate(chosenFaults))];
    if (faults.length === 0) break;
  }
  return faults;
}

/**
 * Shows a screen in every condition, and walks through it with Tab.
 * @param open loads the screen and waits until it is complete
 */
export async function checkScreen(
  page: Page,
  open: () => Promise<void>,
  { conditions, walks }: Trials,
): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  const viewer = await createViewer(page);
  await open();
  for (const condition of conditions) {
    await viewer.show(condition);
    await viewer.style(condition);
    cells.push({ kind: 'text', condition: nameOf(condition), faults: await look(page, condition) });
    if (isForRules(condition))
      cells.push({ kind: 'rules', condition: nameOf(condition), faults: await ruleFaults(page) });
  }
  for (const condition of walks) {
    await viewer.show(condition);
    await open();
    cells.push({ kind: 'focus', condition: nameOf(condition), faults: await walkFocus(page) });
  }
  return cells;
}
