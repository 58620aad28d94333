/**
 * What a spreadsheet may take for the start of a formula: a sign, also a full-width or small one of Asian keyboards,
 * after what it removes or does not show (white space, controls, marks without width) and after apostrophes, so that a
 * text with one of its own keeps it. A tab and the end of a line begin a cell of their own in some.
 */
const FORMULA_START = /^'*(?:[\t\r\n]|[\s\p{Z}\p{C}\p{DI}]*[=+\-@−＝＋－＠﹦﹢﹣﹫])/u;

/** A negative figure is no formula, and stays one that a spreadsheet adds up. */
const FIGURE = /^-\d+(?:[.,]\d+)?$/;

/** A text for a cell of a file: one that a spreadsheet might run as a formula begins with an apostrophe. */
export const guardFormula = (text: string): string =>
  FORMULA_START.test(text) && !FIGURE.test(text) ? `'${text}` : text;

/** The text of such a cell, as it was before the guard. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
