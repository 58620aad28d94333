import type { Fitting } from '../fitting.ts';
import type { Line } from '../line.ts';
import type { Construction } from '../making/construction.ts';
import { splitWidth } from '../making/fabric-cut.ts';
import { cutGallery } from '../making/gallery.ts';
import { constructionOf } from '../making/plan-construction.ts';
import type { Mount } from '../measures/measured.ts';
import type { Size } from '../measures/size.ts';
import type { Outcome } from '../outcome.ts';
import type { Product } from '../rules.ts';
import { clothParts, clothWidths } from './cloths.ts';
import { countOf, lengthMm, type Sides } from './lengths.ts';
import type { BarPart, Parts, PiecePart } from './parts.ts';
import type { CutTable } from './table.ts';

/** A line with what the workshop has to know besides. */
export interface CutLine {
  readonly line: Line;
  /** null: not stated, or an awning that projects from a wall. Nothing is taken off then. */
  readonly mount: Mount | null;
  /** With the length of what hangs; a motor has none. */
  readonly fitting: Fitting;
}

/** The size that is made: the factory takes off what a blind inside its recess needs to move. */
const madeSize = ({ line, mount }: CutLine, { measuring }: Product): Size => ({
  widthMm: line.widthMm - (mount === 'inside' ? measuring.insideDeductionMm : 0),
  heightMm: line.heightMm,
});

/** Bars of equal length, counted together. */
const equalBars = (part: BarPart['part'], lengthsMm: readonly number[], count: number): readonly BarPart[] =>
  [...new Set(lengthsMm)].map((length) => ({
    part,
    lengthMm: length,
    count: count * lengthsMm.filter((one) => one === length).length,
  }));

type When = CutTable['bars'][number]['when'];

const isMadeWith = (when: When, { control, extras }: Construction): boolean =>
  (when?.controls === undefined || when.controls.includes(control.id)) &&
  (when?.extra === undefined || extras.some(({ id }) => id === when.extra));

/** A gallery as wide as what is made, from as few bars as cover it, and its brackets. */
function galleryParts({ gallery }: Construction, { widthMm }: Size) {
  const cut = gallery === null ? null : cutGallery(gallery.gallery, widthMm);
  if (cut === null || 'reasons' in cut) return { bars: [], pieces: [] };
  const { lengthMm: wholeMm, bars, brackets } = cut.value;
  return {
    bars: equalBars('gallery', splitWidth(wholeMm, bars), 1),
    pieces: [{ part: 'gallery-bracket', count: brackets }] satisfies readonly PiecePart[],
  };
}

function partsMade(cutLine: CutLine, product: Product, table: CutTable, made: Construction): Parts {
  const size = madeSize(cutLine, product);
  const sides: Sides = { ...size, controlMm: cutLine.fitting.controlMm ?? 0 };
  const gallery = galleryParts(made, size);
  const cloths = made.widthsMm.length;
  const widths = table.cloth === null ? [] : clothWidths(table.cloth, sides, cloths);
  const needed = <P extends { readonly when?: When }>(parts: readonly P[]) =>
    parts.filter(({ when }) => isMadeWith(when, made));
  return {
    size,
    made,
    cloths: table.cloth === null ? [] : clothParts(table.cloth, sides, product, made),
    bars: [
      ...needed(table.bars).flatMap(({ part, length, number }) =>
        equalBars(
          part,
          length.of.cloth === undefined
            ? [lengthMm(length, sides)]
            : widths.map((clothMm) => lengthMm(length, sides, clothMm)),
          countOf(number, sides),
        ),
      ),
      ...gallery.bars,
    ],
    sheets: needed(table.sheets).map(({ part, width, height, number }) => ({
      part,
      widthMm: lengthMm(width, sides),
      heightMm: lengthMm(height, sides),
      count: countOf(number, sides),
    })),
    pieces: [
      ...needed(table.pieces).map(({ part, number }) => ({ part, count: countOf(number, sides) })),
      ...(cloths > 1 ? [{ part: 'bracket-between' as const, count: cloths - 1 }] : []),
      ...gallery.pieces,
    ],
  };
}

/**
 * The parts of one piece of a line, in whole millimetres, or every reason why it cannot be made. A line with a quantity
 * has as many of each.
 */
export function partsOfLine(cutLine: CutLine, product: Product, table: CutTable): Outcome<Parts> {
  const made = constructionOf(cutLine.line, product);
  return 'reasons' in made ? made : { value: partsMade(cutLine, product, table, made.value) };
}
