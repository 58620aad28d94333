/** How many rows of a file are read at most. */
export const MOST_ROWS = 5_000;

/** A row with content. */
export interface GridRow {
  /** Its number in a spreadsheet. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Whether its spreadsheet does not show it. @default false */
  readonly isHidden?: boolean;
}

/** The headings of a sheet. */
export interface Headings {
  readonly cells: readonly string[];
  /** Their rows as they are written, one to three. */
  readonly rows: readonly GridRow[];
}

/** A sheet of a file, as cells. */
export interface Grid {
  /** Rows with content. */
  readonly rows: readonly GridRow[];
  /** Number of rows beyond the limit. */
  readonly skipped: number;
  /** Places of the columns that its spreadsheet does not show, from 0. */
  readonly hidden: readonly number[];
}

/** A file as sheets of cells. */
export interface Sheets {
  readonly grids: readonly { readonly name: string; readonly grid: Grid }[];
  /** How the text was taken; null for a workbook, which says it itself. */
  readonly text: { readonly encoding: Encoding; readonly separator: Separator } | null;
}

/** A file as sheets, or why it has none. */
export type SheetsReading = Sheets | { readonly what: string };

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'macintosh', 'ibm850'] as const;
export type Encoding = (typeof encodings)[number];

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** Cells of a column that a spreadsheet shows as one. */
export interface MergedCells {
  /** Their place, from 0. */
  readonly column: number;
  /** Numbers of the first row, which has their text, and of the last. */
  readonly from: number;
  readonly to: number;
}

/** Rows in which merged cells have their text in each row. A number may be of all rows together, so it stays in the first. */
function* withMerged(rows: Iterable<GridRow>, merged: readonly MergedCells[]): Iterable<GridRow> {
  const texts = new Map<MergedCells, string>();
  for (const { row, cells, ...rest } of rows) {
    const full = [...cells];
    for (const one of merged) {
      const { column, from, to } = one;
      if (row === from) texts.set(one, cells[column] ?? '');
      if (row <= from || row > to) continue;
      const text = texts.get(one) ?? '';
      if (/^\P{L}*$/u.test(text) || (full[column] ?? '') !== '') continue;
      while (full.length < column) full.push('');
      full[column] = text;
    }
    yield { row, cells: full, ...rest };
  }
}

/** What a spreadsheet says about its cells beside their texts. */
interface Layout {
  /** Places of the columns that it does not show. */
  readonly hidden?: readonly number[];
  readonly merged?: readonly MergedCells[];
}

/** A grid of rows, the empty ones left out and counted, as far as a list may be long. */
export function gridOf(rows: Iterable<GridRow>, { hidden = [], merged = [] }: Layout = {}): Grid {
  const kept: GridRow[] = [];
  let skipped = 0;
  for (const row of merged.length === 0 ? rows : withMerged(rows, merged)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    // One more for the headings, and some for what is above them.
    if (kept.length < MOST_ROWS + MOST_ABOVE) kept.push(row);
    else skipped += 1;
  }
  return { rows: kept, skipped, hidden };
}

/** Rows among which headings are looked for. */
export const MOST_ABOVE = 30;

/** Lets the page respond. */
export const yieldToPage = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
