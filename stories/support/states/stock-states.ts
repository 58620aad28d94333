import { expect } from 'storybook/test';
import type { CallName } from '#src/api/contract/index.ts';
import { json, serverAnswers } from '../answers.ts';
import { expectNoOverflow } from '../expect-page.ts';
import { LONG, MARKUP } from '../hostile.ts';
import type { Play } from '../play.ts';
import { expectCount, exported, rowOf, search } from '../steps/inventory.ts';

interface Stock {
  readonly call: CallName;
  /** The article that runs out in the stories' own answer. */
  readonly scarce: string;
  /** What the list counts when only that article is shown. */
  readonly oneOfAll: string;
  /** The name of the CSV file, before the day. */
  readonly file: string;
}

/** States of an inventory that is counted by the piece. */
export const stockStates = ({ call, scarce, oneOfAll, file }: Stock) => ({
  /** Very long names, markup, a duplicate id and invalid dates are shown as text. */
  hostile: {
    beforeEach: () =>
      serverAnswers(
        json(200, [
          { id: 1, name: LONG, code: LONG, family: LONG, color: 'url(x)', total: 1e15, unit: LONG },
          { id: 1, name: MARKUP, updated_at: 'ayer', incoming: 0, reserved: '3' },
        ]),
        call,
      ),
    play: async (story: Play) => {
      await expect((await rowOf(story, MARKUP)).getByText('Nada en camino')).toBeVisible();
      await expectNoOverflow();
    },
  },

  /** The filtered rows as a CSV file with plain numbers. */
  exported: {
    play: async (story: Play) => {
      await search(story, scarce.toLocaleLowerCase('es-MX'));
      await expectCount(story, oneOfAll);
      const { name, text } = await exported(story);
      await expect(name).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      await expect(text).toContain(',Por agotarse,12,pieza,4,8,30,90,');
    },
  },
});
