import type { ParseResult } from 'papaparse';
import { withoutFormulaGuard } from '#src/format/formula-guard.ts';

/** How many rows of a file are read at most. */
export const MOST_ROWS = 5_000;

/** A row with content. */
export interface TableRow {
  /** Its number in a spreadsheet, where the headings are usually row 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** How many cells it has beyond the headings: they are in `cells` too, as “Columna 7”. */
  readonly surplus: number;
}

/** A file as a table. */
export interface Table {
  /** Headings in their order. */
  readonly fields: readonly string[];
  readonly rows: readonly TableRow[];
  /** Number of rows beyond the limit. */
  readonly skipped: number;
  /** Row in which a quotation mark is opened and never closed, so that the rows behind it are one cell; null without. */
  readonly unclosedAt: number | null;
}

/** Characters parsed before the page can respond. */
const CHUNK = 100_000;

/** The line with which Excel states the separator. */
const SEPARATOR = /^sep=(.)\r?\n/i;

/** Empty rows above the headings. */
const EMPTY_START = /^(?:[ \t,;]*\r?\n)+/;

/** Where papaparse puts the cells for which there is no heading. */
const SURPLUS = '__parsed_extra';

type Parsed = Readonly<Record<string, string>> & { readonly [SURPLUS]?: readonly string[] };

const withSurplus = (
  cells: Readonly<Record<string, string>>,
  surplus: readonly string[],
  headings: number,
): Readonly<Record<string, string>> => ({
  ...cells,
  ...Object.fromEntries(surplus.map((cell, at) => [`Columna ${String(headings + at + 1)}`, cell])),
});

/** The heading that a cell without one gets, also in a file of failed rows that is read again. */
const OF_SURPLUS = /^Columna \d+$/;

const surplusOf = (cells: Readonly<Record<string, string>>): number =>
  Object.entries(cells).filter(([heading, cell]) => OF_SURPLUS.test(heading) && cell.trim() !== '').length;

/** Lets the page respond. */
export const yieldToPage = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Parses text separated by commas, semicolons or tabs, in chunks so that the page responds. Skips empty rows. Cells and
 * headings have no guards against formulas, so that writing what was read adds none to them.
 */
export async function rowsIn(text: string, signal: AbortSignal): Promise<Table> {
  const { default: papa } = await import('papaparse');
  const separator = SEPARATOR.exec(text)?.[1];
  const fields: string[] = [];
  const rows: TableRow[] = [];
  let skipped = 0;
  const content = text.replace(SEPARATOR, '');
  const [start = ''] = EMPTY_START.exec(content) ?? [];
  let row = start.split('\n').length;
  let unclosedAt: number | null = null;
  const take = ({ data, meta, errors }: ParseResult<Parsed>) => {
    if (fields.length === 0) fields.push(...(meta.fields ?? []));
    for (const { [SURPLUS]: surplus = [], ...named } of data) {
      row += 1;
      const cells = withSurplus(named, surplus, fields.length);
      if (Object.values(cells).every((cell) => cell.trim() === '')) continue;
      if (rows.length < MOST_ROWS) rows.push({ row, cells, surplus: surplusOf(cells) });
      else skipped += 1;
    }
    if (errors.some(({ code }) => code === 'MissingQuotes')) unclosedAt ??= row;
  };
  await new Promise<void>((resolve, reject) => {
    papa.parse<Parsed>(content.slice(start.length), {
      header: true,
      ...(separator === undefined ? { delimitersToGuess: [',', ';', '\t', '|'] } : { delimiter: separator }),
      chunkSize: CHUNK,
      transformHeader: (heading) => withoutFormulaGuard(heading).trim(),
      transform: withoutFormulaGuard,
      chunk: (results, parser) => {
        take(results);
        parser.pause();
        setTimeout(() => {
          if (signal.aborted) parser.abort();
          else parser.resume();
        });
      },
      complete: () => {
        resolve();
      },
      error: reject,
    });
  });
  return { fields, rows, skipped, unclosedAt };
}
