import type { DraftWindow, Measured } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { readMeasured } from '#src/features/draft-windows/read-measured.ts';
import { measureToOrder } from '#src/quoting/measures/measure.ts';
import type { Unit } from '#src/reading/measure.ts';
import { readSpoken } from '#src/reading/spoken.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { NOT_MEASURED } from '../../measuring/not-measured.ts';

/** The three widths and heights of a window as the sheet has them: a size that was typed directly is the first. */
export const cellsOf = ({
  measured,
  width,
  height,
}: Pick<DraftWindow, 'measured' | 'width' | 'height'>): Measured =>
  measured ?? { ...NOT_MEASURED, widths: [width, '', ''], heights: [height, '', ''] };

/** Of several typed lengths the one that counts, as typed: the smallest inside, the largest outside. */
function decisive(typed: readonly string[], mount: DraftWindow['mount'], unit: Unit): string {
  const written = typed.filter((one) => one.trim() !== '');
  const lengths = written.flatMap((one) => {
    const read = readSpoken(one, unit);
    return 'mm' in read ? [{ one, mm: read.mm }] : [];
  });
  // What is not a measure stays, so that the quoter can say so.
  if (lengths.length < written.length) return written.find((one) => 'problem' in readSpoken(one, unit)) ?? '';
  const [first] = lengths.toSorted((one, other) =>
    mount === 'inside' ? one.mm - other.mm : other.mm - one.mm,
  );
  return first?.one ?? '';
}

/**
 * The size of a window by the cells of its row: with all six as the measuring helper recommends, else by those that
 * are there.
 */
export function sizeOfCells(
  cells: Measured,
  mount: DraftWindow['mount'],
  variant: Variant | null,
  unit: Unit,
): Pick<DraftWindow, 'width' | 'height' | 'measured'> {
  const typed = [...cells.widths.slice(1), ...cells.heights.slice(1)].some((one) => one.trim() !== '');
  const measured = typed ? cells : null;
  const whole = readMeasured(measured, unit);
  if (whole === null || variant === null) {
    return {
      measured,
      width: decisive(cells.widths, mount, unit),
      height: decisive(cells.heights, mount, unit),
    };
  }
  const { widthMm, heightMm } = measureToOrder({ ...whole, mount }, variant.product);
  return { measured, width: writtenMeasure(widthMm, unit), height: writtenMeasure(heightMm, unit) };
}
