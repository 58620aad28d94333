import type { DecidedWindows } from '#src/api/stored/list-text.ts';

/** How the bytes of a file are taken. */
export type Taking = DecidedWindows['taking'];

/** Every choice is ours. */
export const AS_RECOGNISED: Taking = { encoding: null, separator: null, sheet: null, headings: null };

/** What a column is taken for when nothing of it counts. */
export const IGNORED = 'ignored';

/** A list: a file of a person's, or what they pasted. */
export interface ListSource {
  readonly file: File;
  /** The text, when a person pasted it; null for a file of theirs. */
  readonly pasted: string | null;
  /** Names the list in the keys of what is made of it, so that none is added twice. */
  readonly key: string;
}

/** A column of a list, as a person sees it. */
export interface SheetColumn {
  /** Its place in the cells of a row. */
  readonly at: number;
  readonly heading: string;
  /** The first cells that are not empty. */
  readonly samples: readonly string[];
  /** The field that it is taken for, or `IGNORED`; null while a person has to say. */
  readonly as: string | null;
}

/** What a spreadsheet does not show of a list, and is read like the rest. */
export interface HiddenParts {
  /** Numbers of the rows, as it counts. */
  readonly rows: readonly number[];
  /** Headings of the columns. */
  readonly columns: readonly string[];
}

/** A table below another one, with other headings. */
export interface OtherTable {
  /** Number of the row with its headings. */
  readonly row: number;
  /** Number of its rows. */
  readonly count: number;
}

/** A sheet of a workbook with headings that we know. */
export interface OtherSheet {
  readonly name: string;
  /** Number of its rows. */
  readonly count: number;
}

/** Lists of a file that are not read together with the one that was taken. */
export interface UnreadParts {
  readonly tables: readonly OtherTable[];
  readonly sheets: readonly OtherSheet[];
}

/** A list with its columns. */
export interface OpenedSheet {
  /** Number of rows under the headings. */
  readonly count: number;
  /** How it was taken: every choice is made. */
  readonly taken: Taking;
  /** Names of the sheets of a workbook; empty for a text. */
  readonly sheets: readonly string[];
  /** The first rows of the file, each with its number before its cells, for who looks for the headings. */
  readonly top: readonly (readonly string[])[];
  /** Omitted where all of it is shown. */
  readonly hidden?: HiddenParts;
  /** What else the file has that looks like a list. Omitted where it has nothing else. */
  readonly unread?: UnreadParts;
}

/** A column for a field: the one that was it before is asked about. */
export const usedAs = <Column extends SheetColumn>(
  columns: readonly Column[],
  at: number,
  as: string | null,
): readonly Column[] =>
  columns.map((column, place) => {
    if (place === at) return { ...column, as };
    return as !== null && as !== IGNORED && column.as === as ? { ...column, as: null } : column;
  });

/** Columns with what they were taken for before; those of another list are not touched. */
export const usedBefore = <Column extends SheetColumn>(
  columns: readonly Column[],
  uses: readonly (string | null)[],
): readonly Column[] =>
  uses.length === columns.length
    ? columns.map((column, at) => ({ ...column, as: uses[at] ?? null }))
    : columns;

/** Columns of which those that nobody knows count for nothing. */
export const restIgnored = <Column extends SheetColumn>(columns: readonly Column[]): readonly Column[] =>
  columns.map((column) => ({ ...column, as: column.as ?? IGNORED }));

/** Another text for a cell, which mends what is wrong with it. */
export interface Offer {
  readonly says: string;
  /** Texts by the field of their column. */
  readonly cells: Readonly<Record<string, string>>;
}

/** Why a file cannot be opened. */
export const UNREADABLE_FILE =
  'No pudimos leer el archivo: puede que se haya movido o que esté abierto en otro programa.';
