import type { ParseResult } from 'papaparse';
import { withoutFormulaGuard } from '#src/format/formula-guard.ts';
import { withDittoMarks } from '../ditto-marks.ts';
import { gridOf, separators, type Grid, type GridRow, type Separator } from '../grid.ts';
import { messageTable } from '../message-table.ts';
import { withTabs } from './with-tabs.ts';

/** Characters parsed before the page can respond. */
const CHUNK = 100_000;

/** The line with which Excel states the separator. */
const STATED = /^sep=(.)\r?\n/i;

/** The first line with content. */
const FIRST_LINE = /^\s*(\S.*)/;

/** A cell of a line that is drawn below headings: "---", ":--:", "====". */
const RULE = /^\s*(?::?[-–—_=]{2,}:?\s*)?$/;

export interface TextGrid {
  readonly grid: Grid;
  readonly separator: Separator;
  /** Row in which a quotation mark is opened and never closed, so that the rows behind it are one cell; null without. */
  readonly unclosedAt: number | null;
}

const isSeparator = (text: string | undefined): text is Separator =>
  separators.some((separator) => separator === text);

/** What separates cells, where it can be told without reading the whole text: as Excel says, or as a spreadsheet copies. */
function statedSeparator(text: string): Separator | null {
  const stated = STATED.exec(text)?.[1];
  if (isSeparator(stated)) return stated;
  return FIRST_LINE.exec(text)?.[1]?.includes('\t') === true ? '\t' : null;
}

/**
 * Parses text into cells, in chunks so that the page responds. Cells have no guards against formulas, so that writing what
 * was read adds none to them.
 * @param asked the separator that a person chose; null to recognise it
 */
export async function textGrid(
  text: string,
  asked: Separator | null,
  signal: AbortSignal,
): Promise<TextGrid> {
  const { default: papa } = await import('papaparse');
  const tabbed = asked === null || asked === '\t' ? (withTabs(text) ?? messageTable(text)) : null;
  const separator = tabbed === null ? (asked ?? statedSeparator(text)) : '\t';
  const rows: GridRow[] = [];
  let row = 0;
  let found: string | undefined;
  let unclosedAt: number | null = null;
  const take = ({ data, meta, errors }: ParseResult<readonly string[]>) => {
    found ??= meta.delimiter;
    for (const cells of data) {
      row += 1;
      if (!cells.every((cell) => RULE.test(cell))) rows.push({ row, cells });
    }
    if (errors.some(({ code }) => code === 'MissingQuotes')) unclosedAt ??= row;
  };
  await new Promise<void>((resolve, reject) => {
    papa.parse<readonly string[]>(withDittoMarks(tabbed ?? text.replace(STATED, ''), separator), {
      ...(separator === null ? { delimitersToGuess: [...separators] } : { delimiter: separator }),
      chunkSize: CHUNK,
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
  return {
    grid: gridOf(rows),
    separator: separator ?? (isSeparator(found) ? found : ','),
    unclosedAt,
  };
}
