import type { Filled, Item } from './fill.ts';
import { bestOn } from './on-sheet.ts';
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

/** What is laid on one useful rest or short roll as a whole. */
interface Sheet {
  readonly roll: StockRoll;
  /** The edge on each side that is not used; rests have none. */
  readonly selvedgeMm: number;
  readonly filled: Filled;
}

/** Every piece in its place, before it is decided which roll a section comes from. */
export interface Layout {
  readonly widths: readonly Width[];
  readonly sheets: readonly Sheet[];
}

/** The width of a roll between its selvedges. */
export const between = (widthMm: number, selvedgeMm: number): number => widthMm - 2 * selvedgeMm;

/** A sheet is cut only where pieces cover at least this share of what is cut off. */
const LEAST_COVERED = 0.6;

/** Lays pieces on useful rests and short rolls, the smallest first, and says which pieces are left. */
export function layOnSheets(
  items: readonly Item[],
  rolls: readonly StockRoll[],
  rollSelvedgeMm: number,
  work: Work,
) {
  let left = items;
  const laid: Sheet[] = [];
  const inOrder = rolls.toSorted((one, other) => one.widthMm * one.lengthMm - other.widthMm * other.lengthMm);
  for (const roll of inOrder) {
    const selvedgeMm = roll.kind === 'remnant' ? 0 : rollSelvedgeMm;
    const isWorth = ({ piecesMm2, usedMm }: Filled) => piecesMm2 >= LEAST_COVERED * usedMm * roll.widthMm;
    const sheet = { widthMm: between(roll.widthMm, selvedgeMm), lengthMm: roll.lengthMm };
    const filled = bestOn(sheet, left, work, isWorth);
    if (filled === null) continue;
    laid.push({ roll, selvedgeMm, filled });
    const taken = new Set(filled.spots.map(({ at }) => at));
    left = left.filter(({ at }) => !taken.has(at));
  }
  return { laid, left };
}

/** The area that is cut off its rolls. */
export const areaOf = ({ widths, sheets }: Layout): number =>
  widths.reduce((total, { widthMm, sections }) => total + widthMm * lengthOf(sections), 0) +
  sheets.reduce((total, { roll, filled }) => total + roll.widthMm * filled.usedMm, 0);
