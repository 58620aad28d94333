import { fill, type Filled, type Item, type Split } from './fill.ts';
import { lengthOf, type Section, type Work } from './sections.ts';

/** Lengths in mm, areas in mm². */

/** A roll in the workshop. */
export interface StockRoll {
  readonly id: string;
  readonly kind: 'whole' | 'started' | 'remnant';
  readonly widthMm: number;
  readonly lengthMm: number;
}

/** What is laid on the rolls of one width. */
export interface Width {
  readonly widthMm: number;
  readonly items: readonly Item[];
  readonly sections: readonly Section[];
}

/** What is laid on one useful rest. */
export interface Rest {
  readonly roll: StockRoll;
  readonly filled: Filled;
}

/** Every piece in its place, before it is decided which roll a section comes from. */
export interface Layout {
  readonly widths: readonly Width[];
  readonly rests: readonly Rest[];
}

/** The width of a roll between its selvedges. */
export const between = (widthMm: number, selvedgeMm: number): number => widthMm - 2 * selvedgeMm;

const splits: readonly Split[] = ['lengthwise', 'crosswise', 'larger'];

/** A rest is cut only where pieces cover at least this share of what is cut off. */
const LEAST_COVERED = 0.6;

/** The pieces that cover a rest best; null where they would waste most of it. */
function bestOn({ widthMm, lengthMm }: StockRoll, items: readonly Item[], work: Work): Filled | null {
  const order = items.toSorted(
    (one, other) => other.acrossMm * other.alongMm - one.acrossMm * one.alongMm || one.at - other.at,
  );
  let best: Filled | null = null;
  for (const split of splits) {
    const filled = fill(order, widthMm, lengthMm, split);
    work.done += order.length;
    if (filled.spots.length === 0 || filled.piecesMm2 < LEAST_COVERED * filled.usedMm * widthMm) continue;
    if (best === null || filled.piecesMm2 > best.piecesMm2) best = filled;
  }
  return best;
}

/** Lays pieces on useful rests, the smallest rest first, and says which pieces are left. */
export function layOnRests(items: readonly Item[], rests: readonly StockRoll[], work: Work) {
  let left = items;
  const laid: Rest[] = [];
  const inOrder = rests.toSorted((one, other) => one.widthMm * one.lengthMm - other.widthMm * other.lengthMm);
  for (const roll of inOrder) {
    const filled = bestOn(roll, left, work);
    if (filled === null) continue;
    laid.push({ roll, filled });
    const taken = new Set(filled.spots.map(({ at }) => at));
    left = left.filter(({ at }) => !taken.has(at));
  }
  return { laid, left };
}

/** The area that is cut off its rolls. */
export const areaOf = ({ widths, rests }: Layout): number =>
  widths.reduce((total, { widthMm, sections }) => total + widthMm * lengthOf(sections), 0) +
  rests.reduce((total, { roll, filled }) => total + roll.widthMm * filled.usedMm, 0);
