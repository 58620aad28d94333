/** Rows on a page. */
export const ROWS_PER_PAGE = 50;

interface Page<Row> {
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  readonly shown: readonly Row[];
}

/** The rows of a page, of a long list as many as of a short one. A page past the end is the last. */
export function pageOf<Row>(rows: readonly Row[], requested: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const page = Math.min(requested, pages);
  return { page, pages, shown: rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE) };
}

/** The page that a row is on, from 1; 1 for a row that is not in the list. */
export const pageWith = (index: number): number => Math.max(1, Math.floor(index / ROWS_PER_PAGE) + 1);
