import { piecesOf } from '../money/rounding.ts';
import { refused, type Outcome } from '../outcome.ts';
import type { Gallery } from '../rules.ts';

/** How a gallery is cut for one blind. */
export interface GalleryCut {
  readonly gallery: Gallery;
  readonly lengthMm: number;
  readonly bars: number;
  readonly brackets: number;
}

/** Cuts a gallery to a blind's width, from as few bars as cover it. */
export function cutGallery(gallery: Gallery, widthMm: number): Outcome<GalleryCut> {
  const { id, deductionMm, barMm, maxBars, bracketEveryMm } = gallery;
  const lengthMm = widthMm - deductionMm;
  const bars = piecesOf(lengthMm, barMm);
  if (bars > maxBars) {
    return refused({ code: 'gallery-too-long', id, limitMm: barMm * maxBars + deductionMm });
  }
  return { value: { gallery, lengthMm, bars, brackets: piecesOf(widthMm, bracketEveryMm) } };
}
