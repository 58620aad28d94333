/** Headings of the totals below the windows in a file of ours: a row with nothing else is no window. */
export const TOTAL_HEADINGS = ['Totales', 'En pesos'] as const;

/** Whether headings are those of such a file. */
export const haveTotals = (headings: readonly string[]): boolean =>
  TOTAL_HEADINGS.every((title) => headings.some((heading) => heading.trim() === title));

/** Whether a row below such headings holds a total alone. */
export const isOfTotals = (cells: readonly string[], headings: readonly string[]): boolean =>
  haveTotals(headings) &&
  cells.every(
    (cell, at) => cell.trim() === '' || TOTAL_HEADINGS.some((title) => headings[at]?.trim() === title),
  );
