import type { ListColumn, ListRow } from '#machines/quick-order/quick-order.machine.ts';
import { decisive } from '#src/features/draft-windows/decisive.ts';
import { isHeightFirst } from '#src/features/draft-windows/headings.ts';
import { thrice } from '#src/features/draft-windows/list-fields.ts';
import { cleaned } from '#src/reading/cleaned.ts';
import { numberReadings } from '#src/reading/number.ts';
import { readSpoken } from '#src/reading/spoken.ts';
import { twoSides, type TwoSides } from '#src/reading/two-sides.ts';
import { readFit } from '#src/reading/words.ts';

type Row = Pick<ListRow, 'cells' | 'mended'>;

/** The text of a field of a row: what was typed, else what its cells say of it. */
export type CellText = (row: Row, field: string) => string;

/** How long a written length is beside others: its number, or millimetres where one of them says its unit. */
function orderOf(lengths: readonly string[]): (one: string) => number {
  const bare = (one: string) => numberReadings(cleaned(one))[0];
  if (lengths.every((one) => bare(one) !== undefined)) return (one) => bare(one) ?? 0;
  return (one) => {
    const read = readSpoken(one, 'cm');
    return 'mm' in read ? read.mm : 'mm' in read.problem ? read.problem.mm : Number.NaN;
  };
}

/** The texts of rows whose columns are decided. A size in one cell is a width and a height. */
export function cellTexts(columns: readonly ListColumn[]): CellText {
  const columnOf = new Map(columns.map((column) => [column.as, column]));
  const isTurned = isHeightFirst(columnOf.get('size')?.heading ?? '');
  const written = ({ cells }: Row, field: string): string =>
    (cells[columnOf.get(field)?.at ?? -1] ?? '').trim();

  function sidesIn(row: Row): TwoSides | null {
    const [width, height, size] = [written(row, 'width'), written(row, 'height'), written(row, 'size')];
    const inSize = twoSides(size, isTurned);
    if (inSize !== null) return inSize;
    return height === '' ? twoSides(width) : width === '' ? twoSides(height) : null;
  }

  function side(row: Row, at: 0 | 1): string {
    const own = written(row, at === 0 ? 'width' : 'height');
    const typed = row.mended['height'] === undefined ? twoSides(row.mended['width'] ?? '') : null;
    if (typed !== null) return typed[at];
    const both = sidesIn(row);
    if (both !== null && (own === '' || twoSides(own) !== null)) return both[at];
    // What is no size stays to be seen, once.
    return own === '' && at === 0 && written(row, 'height') === '' ? written(row, 'size') : own;
  }

  /** The three measures of a side; with “Ancho 2” and “Ancho 3” alone, “Ancho” is the first. */
  function three(row: Row, of: keyof typeof thrice): readonly string[] {
    const [first, ...others] = thrice[of];
    if (![first, ...others].some((field) => columnOf.has(field))) return [];
    return [written(row, columnOf.has(first) ? first : of), ...others.map((field) => written(row, field))];
  }

  const isWhole = (row: Row) =>
    (['width', 'height'] as const).every((of) => {
      const lengths = three(row, of);
      return lengths.length === 3 && lengths.every((one) => one !== '');
    });

  function sideOrThree(row: Row, at: 0 | 1): string {
    const of = at === 0 ? 'width' : 'height';
    const lengths = three(row, of);
    if (lengths.length === 0 || (columnOf.has(of) && columnOf.has(thrice[of][0]))) return side(row, at);
    // The size follows from both sides when it is read.
    if (isWhole(row)) return '';
    const mount = readFit(written(row, 'mount')) ?? 'inside';
    return decisive(lengths, mount, orderOf(lengths.filter((one) => one !== '')));
  }

  return (row, field) => {
    const mended = row.mended[field];
    if (field === 'width')
      return mended === undefined || twoSides(mended) !== null ? sideOrThree(row, 0) : mended;
    if (field === 'height') return mended ?? sideOrThree(row, 1);
    if ((field === 'widths' || field === 'heights') && !columnOf.has(field) && isWhole(row))
      return mended ?? three(row, field === 'widths' ? 'width' : 'height').join('; ');
    return mended ?? written(row, field);
  };
}

/** The text of a field of a row: what was typed, else its cell. */
export const cellText = (row: Row, columns: readonly ListColumn[], field: string): string =>
  cellTexts(columns)(row, field);
