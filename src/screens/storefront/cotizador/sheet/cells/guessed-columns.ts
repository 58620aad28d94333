import { readSpokenCount } from '#src/reading/spoken.ts';
import { holdTwoSides } from '#src/reading/two-sides.ts';
import type { PastedColumn } from './headings.ts';

/** More pieces than this are not guessed. */
const MOST_GUESSED = 99;

/** Whether a text is a small number of pieces. */
export const isPieces = (text: string): boolean => 'value' in readSpokenCount(text, MOST_GUESSED);

/** Where pieces stand behind the measures, as in no sheet of ours; -1 for nowhere. */
export const guessedAt = (columns: readonly PastedColumn[]): number =>
  columns.findIndex(
    ({ key, mayCount }, at) =>
      (key === 'quantity' || mayCount === true) &&
      columns.slice(0, at).some((column) => column.key === 'width0'),
  );

/** The columns of a block without headings; where the first measure is a whole size, the second is what follows it. */
export function withoutHeight(
  columns: readonly PastedColumn[],
  rows: readonly (readonly string[])[],
): readonly PastedColumn[] {
  const at = columns.findIndex(({ key }) => key === 'width0');
  const isSized = at !== -1 && holdTwoSides(rows.map((row) => (row[at] ?? '').trim()));
  if (!isSized || columns[at + 1]?.key !== 'height0') return columns;
  return columns.map((column, place) =>
    place <= at ? column : { ...column, key: place === at + 1 ? 'note' : null },
  );
}

/**
 * The columns of a block without headings: small whole numbers behind the measures are pieces, and what follows them is the
 * note.
 */
export function withPieces(
  columns: readonly PastedColumn[],
  rows: readonly (readonly string[])[],
): readonly PastedColumn[] {
  const at = columns.findIndex(({ key }) => key === 'note');
  const keys = columns.map(({ key }) => key);
  if (at < 1 || keys.includes('quantity')) return columns;
  const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  if (!cells.some(isPieces)) return columns;
  if (!cells.every(isPieces))
    return columns.map((column, place) => (place === at ? { ...column, mayCount: true } : column));
  return columns.map((column, place) =>
    place === at ? { ...column, key: 'quantity' } : place === at + 1 ? { ...column, key: 'note' } : column,
  );
}

/** The columns of a block, of which one without another use holds both sides of the windows. */
export function sizedColumns(
  columns: readonly PastedColumn[],
  rows: readonly (readonly string[])[],
): readonly PastedColumn[] {
  if (columns.some(({ key }) => key === 'width0')) return columns;
  const at = columns.findIndex(
    ({ key }, place) => key === null && holdTwoSides(rows.map((row) => (row[place] ?? '').trim())),
  );
  return columns.map((column, place) =>
    place === at ? { ...column, key: 'width0', isUnit: false } : column,
  );
}
