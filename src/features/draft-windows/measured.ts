import type { DraftWindow } from '#src/api/draft.ts';
import { inCm } from '#src/format/measures.ts';
import type { MeasuredMm } from '#src/quoting/measures/measured.ts';
import type { Unit } from '#src/reading/measure.ts';
import { typedMeasure } from '#src/reading/written-measure.ts';

/** Measures as typed in a unit. */
export function typedMeasured(measured: MeasuredMm | null, unit: Unit): DraftWindow['measured'] {
  if (measured === null) return null;
  const typed = (mm: number) => typedMeasure(mm, unit);
  const {
    widthsMm: [w1, w2, w3],
    heightsMm: [h1, h2, h3],
    diagonalsMm: [d1, d2] = [],
  } = measured;
  return {
    widths: [typed(w1), typed(w2), typed(w3)],
    heights: [typed(h1), typed(h2), typed(h3)],
    diagonals: d1 === undefined || d2 === undefined ? ['', ''] : [typed(d1), typed(d2)],
  };
}

/** The measures of one side, joined by non-breaking spaces. */
const sideInCm = (side: string, values: readonly number[]) =>
  [side, values.map(inCm).join('\u00a0·\u00a0')].join('\u00a0');

/**
 * "Medido: anchos 109.8 · 110 · 110.2, altos 180 · 180.1 · 180 cm"
 * @param heights what its heights are called
 */
export function measuredText({ widthsMm, heightsMm, diagonalsMm }: MeasuredMm, heights: string): string {
  const sides = [
    sideInCm('anchos', widthsMm),
    sideInCm(heights, heightsMm),
    ...(diagonalsMm === undefined ? [] : [sideInCm('diagonales', diagonalsMm)]),
  ];
  return `Medido: ${sides.join(', ')}\u00a0cm`;
}
