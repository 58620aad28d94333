import { fullest } from '../fullest.ts';
import { seededRandom, type Random } from '../random.ts';
import { byArea, fill, fillFree, splits, type Filled, type Free, type Item, type Spot } from './fill.ts';
import { sectionsOf, type Section, type Strip, type Work } from './sections.ts';

/** A rectangle of cloth, in mm. */
interface Sheet {
  readonly widthMm: number;
  readonly lengthMm: number;
}

/** Times that sections are tried in other orders, where all pieces may fit. */
const MOST_TRIES = 24;
/** Pieces of which sections are made: a sheet takes few, and sections of hundreds take long. */
const MOST_IN_SECTIONS = 60;

const moved = <Each extends Free>(one: Each, byMm: number): Each => ({ ...one, yMm: one.yMm + byMm });

/** Sides exchanged: what ran across the roll runs along it. */
const exchanged = <Each extends Free>(one: Each): Each => ({
  ...one,
  xMm: one.yMm,
  yMm: one.xMm,
  acrossMm: one.alongMm,
  alongMm: one.acrossMm,
});

const exchangedItem = (item: Item): Item => ({
  ...item,
  acrossMm: item.alongMm,
  alongMm: item.acrossMm,
});

const filledWith = (spots: readonly Spot[], free: readonly Free[]): Filled => ({
  spots,
  free,
  usedMm: Math.max(0, ...spots.map(({ yMm, alongMm }) => yMm + alongMm)),
  piecesMm2: spots.reduce((total, { acrossMm, alongMm }) => total + acrossMm * alongMm, 0),
});

/** The sections that fill a sheet's length best, one behind the other, with what is free beside and behind them. */
function stacked(sections: readonly Section[], { widthMm, lengthMm }: Sheet): Filled {
  const chosen = fullest(
    sections.map(({ usedMm }) => usedMm),
    lengthMm,
  ).flatMap((at) => sections[at] ?? []);
  let usedMm = 0;
  const spots: Spot[] = [];
  const free: Free[] = [];
  for (const section of chosen) {
    spots.push(...section.spots.map((spot) => moved(spot, usedMm)));
    for (const one of section.free) {
      const alongMm = Math.min(one.alongMm, section.usedMm - one.yMm);
      if (alongMm > 0) free.push(moved({ ...one, alongMm }, usedMm));
    }
    usedMm += section.usedMm;
  }
  if (usedMm < lengthMm) free.push({ xMm: 0, yMm: usedMm, acrossMm: widthMm, alongMm: lengthMm - usedMm });
  return filledWith(spots, free);
}

/** Lays pieces in rows across a sheet, and what is left where there is still room. */
function inRows(items: readonly Item[], sheet: Sheet, random: Random | null, work: Work): Filled {
  const fitting = items
    .filter(({ acrossMm, alongMm }) => acrossMm <= sheet.widthMm && alongMm <= sheet.lengthMm)
    .slice(0, MOST_IN_SECTIONS);
  const strip = { acrossMm: sheet.widthMm, longestMm: sheet.lengthMm };
  const rows = stacked(sectionsOf(fitting, strip, random, work), sheet);
  const laid = new Set(rows.spots.map(({ at }) => at));
  const more = fillFree(
    items.filter(({ at }) => !laid.has(at)),
    rows.free,
    'larger',
  );
  return filledWith([...rows.spots, ...more.spots], more.free);
}

/** Lays pieces in columns along a sheet: rows of the sheet whose sides are exchanged. */
function inColumns(items: readonly Item[], sheet: Sheet, random: Random | null, work: Work): Filled {
  const turned = { widthMm: sheet.lengthMm, lengthMm: sheet.widthMm };
  const { spots, free } = inRows(items.map(exchangedItem), turned, random, work);
  return filledWith(spots.map(exchanged), free.map(exchanged));
}

/** Pieces of which sections are laid in columns: more take too long. */
const MOST_IN_COLUMNS = 120;

/**
 * Sections of a strip, each laid in columns along it: long strips beside each other, of which some are cut again. Empty
 * where there are too many pieces.
 */
export function sectionsInColumns(
  items: readonly Item[],
  { acrossMm, longestMm }: Strip,
  random: Random | null,
  work: Work,
): readonly Section[] {
  if (items.length > MOST_IN_COLUMNS) return [];
  let left = items.toSorted((one, other) => other.alongMm - one.alongMm || one.at - other.at);
  const sections: Section[] = [];
  for (;;) {
    const [leader] = left;
    if (leader === undefined) return sections;
    const lengths = new Set([
      ...[1, 2, 3, 4].map((times) => times * leader.alongMm).filter((lengthMm) => lengthMm <= longestMm),
      Math.max(leader.alongMm, longestMm),
    ]);
    const [best] = [...lengths]
      .map((lengthMm) => inColumns(left, { widthMm: acrossMm, lengthMm }, random, work))
      .toSorted((one, other) => other.piecesMm2 / other.usedMm - one.piecesMm2 / one.usedMm);
    if (best === undefined || best.spots.length === 0) return [];
    sections.push(best);
    const laid = new Set(best.spots.map(({ at }) => at));
    left = left.filter(({ at }) => !laid.has(at));
  }
}

const areaOf = (items: readonly Item[]) =>
  items.reduce((total, { acrossMm, alongMm }) => total + acrossMm * alongMm, 0);

/**
 * The ways of laying pieces on a sheet: piece by piece, in rows and in columns; where all may fit, the last two again in
 * other orders.
 */
function* waysOn(items: readonly Item[], sheet: Sheet, work: Work): Generator<Filled> {
  const order = items.toSorted(byArea);
  for (const split of splits) {
    yield fill(order, sheet.widthMm, sheet.lengthMm, split);
    work.done += order.length;
  }
  yield inRows(order, sheet, null, work);
  yield inColumns(order, sheet, null, work);
  if (areaOf(items) > sheet.widthMm * sheet.lengthMm) return;
  const random = seededRandom(items.length * 7_919 + sheet.widthMm);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    yield inRows(order, sheet, random, work);
    yield inColumns(order, sheet, random, work);
  }
}

/**
 * The pieces that cover a sheet best, by straight cuts from edge to edge; null where none fits.
 * @param isWorth whether a filled sheet may be cut at all
 */
export function bestOn(
  sheet: Sheet,
  items: readonly Item[],
  work: Work,
  isWorth: (filled: Filled) => boolean,
): Filled | null {
  let best: Filled | null = null;
  for (const filled of waysOn(items, sheet, work)) {
    if (filled.spots.length === 0 || !isWorth(filled)) continue;
    if (best === null || filled.piecesMm2 > best.piecesMm2) best = filled;
    if (best.spots.length === items.length) return best;
  }
  return best;
}
