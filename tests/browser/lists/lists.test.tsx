import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ROWS_PER_PAGE } from '#src/lists/page-of.ts';
import { hasWord, numbers, ROWS, WORD, type ListCase, type SortCase } from './list-case.ts';
import { listCases } from './list-cases.ts';
import { choose, openList, queryOf, savedRows, shownRows } from './list-screen.tsx';
import { pagedCases } from './paged-cases.ts';

/** The rows that some filters leave, in the first order of the list. */
const rowsOf = ({ order }: ListCase, ...filters: readonly ((number: number) => boolean)[]) =>
  numbers
    .filter((number) => filters.every((leaves) => leaves(number)))
    .toSorted((one, other) => order(one) - order(other));

/** The rows of a page, from 1. */
const pageOf = ({ adds }: ListCase, rows: readonly number[], at: number) =>
  adds === undefined ? rows.slice((at - 1) * ROWS_PER_PAGE, at * ROWS_PER_PAGE) : rows.slice(0, at * adds);

/** What stands below the last page of all rows, in the panel and in the shop. */
const LAST_PAGE = /^(?:101 a 104 de 104|Página 3 de 3|Ver 10 más)$/;

/** Whether rows are in the order of a column. */
function isSorted(rows: readonly number[], { by }: SortCase, descending: boolean): boolean {
  const sign = descending ? -1 : 1;
  const places = rows.map((number) => {
    const place = by(number);
    return place === null ? Infinity : sign * place;
  });
  return places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);
}

/** Sorts by a column, and expects the rows to follow. @returns the order, as the address has it */
async function sortBy(column: SortCase): Promise<string> {
  const heading = page.getByRole('table').getByRole('button', { name: column.heading, exact: true });
  const descending = heading.element().closest('th')?.ariaSort === 'ascending';
  await heading.click();
  const order = `${descending ? '-' : ''}${column.name}`;
  await expect.poll(() => isSorted(shownRows(), column, descending), { message: order }).toBe(true);
  return order;
}

/** Expects the file of a list, where it has one, to hold these rows. */
async function expectFile(button: string | undefined, rows: readonly number[]): Promise<void> {
  if (button === undefined) return;
  expect(await savedRows(button)).toEqual(rows);
}

it.each(listCases)(
  '$name: search, order and filters lead to the first page, and the file follows',
  async (one) => {
    const { path, search, filters, sorts, csv, many } = one;
    const screen = await openList(one, { pagina: '3' });
    const own = queryOf(path);
    await expect.poll(shownRows).toEqual(pageOf(one, rowsOf(one), 3));
    await expect.element(page.getByText(LAST_PAGE)).toBeVisible();

    await page.getByRole('searchbox', { name: search.label }).fill(WORD);
    let rows = rowsOf(one, hasWord);
    const query: Record<string, string> = { ...own, [search.key]: WORD };
    /** Expects the screen to show the rows that are left, of its first page. */
    const expectRows = async () => {
      await expect.poll(shownRows).toEqual(pageOf(one, rows, 1));
      expect(screen.query()).toEqual(query);
      const count = `${String(rows.length)} de ${String(ROWS)} ${many}`;
      await expect.element(page.getByText(count, { exact: true }).first()).toBeVisible();
    };
    await expectRows();

    for (const { label, option, key, value, leaves } of filters) {
      await screen.openWith({ ...query, pagina: '2' });
      await choose({ label, option });
      rows = rows.filter(leaves);
      query[key] = value;
      await expectRows();
    }
    await expectFile(csv, rows);

    await screen.openWith({ ...query, pagina: '2' });
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.poll(shownRows).toEqual(pageOf(one, rowsOf(one), 1));
    expect(screen.query()).toEqual(own);

    if (sorts === undefined) return;
    await screen.openWith({ ...own, [search.key]: WORD, pagina: '2' });
    await expect.poll(shownRows).toEqual(rowsOf(one, hasWord));
    for (const column of sorts.columns) {
      const order = await sortBy(column);
      expect(shownRows().toSorted((a, b) => a - b)).toEqual(numbers.filter(hasWord));
      expect(screen.query()).toEqual({
        ...own,
        [search.key]: WORD,
        ...(order === sorts.standard ? {} : { [sorts.key]: order }),
      });
    }
    await expectFile(csv, shownRows());
  },
);

it.each(pagedCases)('$name: the address has the page, and each page its rows', async (one) => {
  const { label, page: key = 'pagina' } = one;
  const screen = await openList(one, { [key]: '3' });
  await expect.poll(shownRows).toEqual(numbers.slice(2 * ROWS_PER_PAGE));
  const { [key]: _, ...others } = screen.query();

  const pages = page.getByRole('navigation', { name: `Páginas: ${label}` });
  await pages.getByRole('button', { name: 'Página anterior' }).click();
  await expect.poll(shownRows).toEqual(numbers.slice(ROWS_PER_PAGE, 2 * ROWS_PER_PAGE));
  expect(screen.query()).toEqual({ ...others, [key]: '2' });
});
