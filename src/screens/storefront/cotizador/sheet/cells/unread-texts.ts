import type { DraftWindow } from '#src/api/draft.ts';
import { nearest } from '#src/format/nearest.ts';
import { plainName } from '#src/format/plain-name.ts';
import { optionsOf, type Option, type Reading } from './cells.ts';
import { isWords, MOST_LETTERS, type Column } from './columns.ts';
import { cellId } from './paste.ts';

/** A pasted text that could not be read, in all cells of a column that have it. */
export interface UnreadText {
  readonly column: Column;
  readonly text: string;
  /** The rows that have it, from 0. */
  readonly rows: readonly number[];
}

/** Letters of a pasted text that a question repeats. */
const MOST_REPEATED = 40;

const cutTo = (most: number, text: string) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** A pasted text as a question repeats it. */
export const repeated = (text: string): string => cutTo(MOST_REPEATED, text);

/**
 * Why a pasted text is not in its column.
 * @param where the rows in question: ", en 2 renglones"
 */
export const sayUnread = ({ key, title }: Column, text: string, where = ''): string =>
  isWords(key)
    ? `En ${title.toLowerCase()} caben ${String(MOST_LETTERS[key])} letras y «${repeated(text)}» tiene ${String(text.length)}${where}.`
    : `¿Qué es «${repeated(text)}» en ${title.toLowerCase()}${where}?`;

/** Of more options than these the most similar are offered. */
const MOST_OFFERED = 6;

/** What a pasted text may be, and whether that is all that its cell could have. */
interface Meant {
  readonly options: readonly Option[];
  readonly isAll: boolean;
}

/** What a pasted text may be in its column: its options, the most similar of many, or what fits of words that are too long. */
export function meantBy({ key }: Column, text: string, window: DraftWindow, reading: Reading): Meant {
  if (isWords(key))
    return { options: [{ value: cutTo(MOST_LETTERS[key], text), label: 'Acortar' }], isAll: true };
  const all = optionsOf(key, window, reading) ?? [];
  if (all.length <= MOST_OFFERED) return { options: all, isAll: true };
  const like = nearest(
    plainName(text),
    all.map(({ label }) => ({ plain: plainName(label), name: label })),
  );
  return { options: like.flatMap((name) => all.find(({ label }) => label === name) ?? []), isAll: false };
}

/** What is unread in the windows, each text of a column once. */
export function unreadTexts(
  windows: readonly DraftWindow[],
  columns: readonly Column[],
  unread: ReadonlyMap<string, string>,
): readonly UnreadText[] {
  return columns.flatMap((column) => {
    const rowsOf = new Map<string, number[]>();
    windows.forEach((window, row) => {
      const text = unread.get(cellId(window.key, column.key));
      if (text !== undefined) rowsOf.set(text, [...(rowsOf.get(text) ?? []), row]);
    });
    return [...rowsOf].map(([text, rows]) => ({ column, text, rows }));
  });
}
