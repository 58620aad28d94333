import { measuredInWindow } from '#src/content/rules/measuring.ts';

/** How a roller blind inside its recess is cut, mm. A test compares these with the workshop's table. */
export const cutFigures = {
  rollMm: 2_500,
  /** Less than what is ordered: what the factory takes off inside a recess, and the room of the brackets. */
  narrowerMm: measuredInWindow.insideDeductionMm + 33,
  /** What is wound on the tube, and the hem. */
  longerMm: 250,
  /** How much longer the tube and the bar are than the cloth. */
  tubeMm: 3,
} as const;

/** The pieces of a blind for a window, mm. */
export function piecesFor(widthMm: number, heightMm: number) {
  const { narrowerMm, longerMm, tubeMm } = cutFigures;
  const clothMm = widthMm - narrowerMm;
  return { clothMm, cutMm: heightMm + longerMm, tubeMm: clothMm + tubeMm };
}
