import type { ListColumn, ListRow } from '#machines/quick-order/quick-order.machine.ts';
import { isHeightFirst } from '#src/features/draft-windows/headings.ts';
import { twoSides, type TwoSides } from '#src/reading/two-sides.ts';

type Row = Pick<ListRow, 'cells' | 'mended'>;

/** The text of a field of a row: what was typed, else what its cells say of it. */
export type CellText = (row: Row, field: string) => string;

/** The texts of rows whose columns are decided. A size in one cell is a width and a height. */
export function cellTexts(columns: readonly ListColumn[]): CellText {
  const columnOf = new Map(columns.map((column) => [column.as, column]));
  const isTurned = isHeightFirst(columnOf.get('size')?.heading ?? '');
  const written = ({ cells }: Row, field: string): string =>
    (cells[columnOf.get(field)?.at ?? -1] ?? '').trim();

  function sidesIn(row: Row): TwoSides | null {
    const [width, height, size] = [written(row, 'width'), written(row, 'height'), written(row, 'size')];
    const inSize = twoSides(size);
    if (inSize !== null) return isTurned ? [inSize[1], inSize[0]] : inSize;
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

  return (row, field) => {
    const mended = row.mended[field];
    if (field === 'width') return mended === undefined || twoSides(mended) !== null ? side(row, 0) : mended;
    if (field === 'height') return mended ?? side(row, 1);
    return mended ?? written(row, field);
  };
}

/** The text of a field of a row: what was typed, else its cell. */
export const cellText = (row: Row, columns: readonly ListColumn[], field: string): string =>
  cellTexts(columns)(row, field);
