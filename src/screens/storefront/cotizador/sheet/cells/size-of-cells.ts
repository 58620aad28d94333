import type { DraftWindow, Measured } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { decisive } from '#src/features/draft-windows/decisive.ts';
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
    // What is not a measure stays, so that the quoter can say so.
    const lengthOf = (one: string) => {
      const read = readSpoken(one, unit);
      return 'mm' in read ? read.mm : Number.NaN;
    };
    return {
      measured,
      width: decisive(cells.widths, mount, lengthOf),
      height: decisive(cells.heights, mount, lengthOf),
    };
  }
  const { widthMm, heightMm } = measureToOrder({ ...whole, mount }, variant.product);
  return { measured, width: writtenMeasure(widthMm, unit), height: writtenMeasure(heightMm, unit) };
}
