import type { Construction } from '../making/construction.ts';
import { splitWidth } from '../making/fabric-cut.ts';
import type { Size } from '../measures/size.ts';
import { piecesOf } from '../money/rounding.ts';
import type { Product } from '../rules.ts';
import { lengthMm, type Sides } from './lengths.ts';
import type { ClothPart } from './parts.ts';
import type { Cloth } from './table.ts';

/** The widths of the finished cloths of one piece, the widest first. */
export function clothWidths(cloth: Cloth, sides: Sides, cloths: number): readonly number[] {
  const wholeMm = lengthMm(cloth.width, sides);
  if (cloth.panels !== undefined) {
    const lapMm = cloth.panels.lap.mm;
    const panels = Math.max(2, piecesOf(wholeMm - lapMm, cloth.panels.widest.mm - lapMm));
    return splitWidth(wholeMm + (panels - 1) * lapMm, panels);
  }
  return splitWidth(wholeMm - (cloths - 1) * (cloth.between?.mm ?? 0), cloths);
}

const seamOf = ({ seam }: Cloth) => seam?.mm ?? 0;

/** What a cloth that hangs from its roll, or lies on it, is cut from. */
function fromRoll(finished: Size, cloth: Cloth, product: Product, made: Construction) {
  const { fabric } = product;
  if (fabric === null || made.fabric === null) return null;
  const { lay, roll, pieces } = made.fabric;
  const seenMm = fabric.layers * finished.heightMm + (made.gallery?.gallery.fabricMm ?? 0);
  const wantedMm = seenMm + cloth.wrap.mm + cloth.hem.mm;
  if (lay === 'normal') {
    return { cuts: [{ ...finished, heightMm: wantedMm }], isTurned: false, rollMm: roll.widthMm };
  }
  // On its side a cloth has as much to wind as the roll still gives: the engine leaves it 200 mm or more.
  const heightMm = pieces === 1 ? Math.min(wantedMm, roll.widthMm) : wantedMm + (pieces - 1) * seamOf(cloth);
  const widthMm = finished.widthMm + fabric.allowance.widthMm;
  const cuts = splitWidth(heightMm, pieces).map((each) => ({ widthMm, heightMm: each }));
  return { cuts, isTurned: true, rollMm: roll.widthMm };
}

/** What a cloth without a roll is cut from: strips sewn side by side, or one rectangle. */
function fromStrips(finished: Size, cloth: Cloth) {
  const { wrap, hem, strip } = cloth;
  const seamMm = seamOf(cloth);
  const heightMm = finished.heightMm + wrap.mm + hem.mm;
  if (strip === undefined) return { cuts: [{ ...finished, heightMm }], isTurned: false, rollMm: null };
  const strips = piecesOf(finished.widthMm - seamMm, strip.mm - seamMm);
  const cuts = splitWidth(finished.widthMm + (strips - 1) * seamMm, strips).map((widthMm) => ({
    widthMm,
    heightMm,
  }));
  return { cuts, isTurned: false, rollMm: strip.mm };
}

/** The cloths of one piece; equal ones are counted together. */
export function clothParts(
  cloth: Cloth,
  sides: Sides,
  product: Product,
  made: Construction,
): readonly ClothPart[] {
  const heightMm = lengthMm(cloth.height, sides);
  const widths = clothWidths(cloth, sides, made.widthsMm.length);
  return [...new Set(widths)].map((widthMm) => {
    const finished = { widthMm, heightMm };
    return {
      finished,
      ...(fromRoll(finished, cloth, product, made) ?? fromStrips(finished, cloth)),
      count: widths.filter((one) => one === widthMm).length,
    };
  });
}
