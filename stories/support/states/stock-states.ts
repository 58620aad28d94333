import { expect } from 'storybook/test';
import type { CallName } from '#src/api/contract/index.ts';
import { json, serverAnswers } from '../answers.ts';
import { expectNoOverflow, expectPage } from '../expect-page.ts';
import { LONG, MARKUP } from '../hostile.ts';
import type { Play } from '../play.ts';
import { expectCount, exported, filterBy, namesIn, rowOf, search } from '../steps/inventory.ts';

interface Stock {
  readonly call: CallName;
  /** The heading of the screen. */
  readonly title: string;
  /** The names of the articles in the stories' own answer, as listed. */
  readonly names: readonly string[];
  /** The one of them that runs out. */
  readonly scarce: string;
  /** The one that should have arrived five days ago, and its family. */
  readonly late: { readonly name: string; readonly family: string };
  /** The plural name of the articles. */
  readonly many: string;
  /** The name of the CSV file, before the day. */
  readonly file: string;
}

/** States of an inventory that is counted by the piece. */
export const stockStates = ({ call, title, names, scarce, late, many, file }: Stock) => ({
  /** Every article, by the piece. */
  shown: {
    play: async (story: Play) => {
      await expectPage(story, title, {});
      await expectCount(story, `4 ${many}`);
      await expect(await namesIn(story)).toEqual(names);
      const row = await rowOf(story, scarce);
      for (const text of ['Por agotarse', 'mín. 30 pza', '+90 pza', 'hace 3 días']) {
        await expect(row.getByText(text)).toBeVisible();
      }
      await expect((await rowOf(story, late.name)).getByText('debía llegar hace 5 días')).toBeVisible();
    },
  },

  /** Filters by family, status and coming deliveries. */
  filtered: {
    play: async (story: Play) => {
      await filterBy(story, 'Llegadas', /^Llega pronto \(2\)$/);
      await expectCount(story, `2 de 4 ${many}`);
      await filterBy(story, 'Estado', /^Agotado \(1\)$/);
      await expectCount(story, `1 de 4 ${many}`);
      await filterBy(story, 'Familia', new RegExp(`^${late.family} \\(1\\)$`));
      await expect(await namesIn(story)).toEqual([late.name]);
      await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar filtros' }));
      await expectCount(story, `4 ${many}`);
    },
  },

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
      await expectCount(story, `1 de 4 ${many}`);
      const { name, text } = await exported(story);
      await expect(name).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      await expect(text).toContain(',Por agotarse,12,pieza,4,8,30,90,');
    },
  },
});
