import type { PlacedPiece, Rectangle, RollPlan } from '../plan.ts';
import { allot, type OpenRoll } from './allot.ts';
import type { Filled, Free, Spot } from './fill.ts';
import { between, type Layout, type StockRoll } from './layout.ts';

/** A piece of cloth to cut, in mm. */
export interface ClothPiece {
  readonly id: string;
  /** The side that runs across the roll as it was asked for. */
  readonly acrossMm: number;
  readonly alongMm: number;
  /** Whether it may also lie at a right angle to that. */
  readonly mayTurn: boolean;
  /** The roll that it was sold from; null where it does not matter. */
  readonly rollMm: number | null;
}

/** The cloth that a plan may use. Lengths in mm. */
export interface ClothStock {
  readonly rolls: readonly StockRoll[];
  /** New rolls that can be bought: one for each width. */
  readonly bought: readonly { readonly widthMm: number; readonly lengthMm: number }[];
}

/** How cloth is cut. Lengths in mm. */
export interface ClothRules {
  /** The edge on each side of a roll that is not used, unless a piece needs the whole width. */
  readonly selvedgeMm: number;
  /** What is cut off a roll first, so that it begins at a right angle; a rest already does. @default 0 */
  readonly squareMm?: number;
  /** The pattern starts again after this length, and every piece with it; 0 for plain cloth. */
  readonly repeatMm: number;
  /** The smallest rest that is kept. */
  readonly leastRemnant: { readonly acrossMm: number; readonly alongMm: number };
  /** The longest stretch that lies on the table at once, unless a single piece is longer. */
  readonly tableMm: number;
}

/** What squaring takes: pieces begin where the pattern does, so that it takes whole repeats of it. */
export const squareOf = ({ squareMm = 0, repeatMm }: ClothRules): number =>
  repeatMm === 0 ? squareMm : Math.ceil(squareMm / repeatMm) * repeatMm;

/** The stock as far as pieces can be cut from it: rolls without what squaring takes. */
export function usableStock({ rolls, bought }: ClothStock, rules: ClothRules): ClothStock {
  const squareMm = squareOf(rules);
  const shorter = <R extends { readonly lengthMm: number }>(roll: R): R => ({
    ...roll,
    lengthMm: roll.lengthMm - squareMm,
  });
  return {
    rolls: rolls
      .map((roll) => (roll.kind === 'remnant' ? roll : shorter(roll)))
      .filter(({ lengthMm }) => lengthMm > 0),
    bought: bought.map(shorter),
  };
}

const placed = (
  { at, isTurned, xMm, yMm, acrossMm }: Spot,
  pieces: readonly ClothPiece[],
  corner: { readonly xMm: number; readonly yMm: number },
): PlacedPiece | null => {
  const piece = pieces[at];
  if (piece === undefined) return null;
  return {
    piece: piece.id,
    xMm: corner.xMm + xMm,
    yMm: corner.yMm + yMm,
    acrossMm,
    // Without what only completes a repeat of the pattern.
    alongMm: isTurned ? piece.acrossMm : piece.alongMm,
    isTurned,
  };
};

/** A free rectangle up to the end of its section, where it is worth keeping. */
function kept(
  free: Free,
  usedMm: number,
  { leastRemnant }: ClothRules,
  corner: { readonly xMm: number; readonly yMm: number },
): Rectangle | null {
  const alongMm = Math.min(free.alongMm, usedMm - free.yMm);
  if (free.acrossMm < leastRemnant.acrossMm || alongMm < leastRemnant.alongMm) return null;
  return {
    xMm: corner.xMm + free.xMm,
    yMm: corner.yMm + free.yMm,
    acrossMm: free.acrossMm,
    alongMm,
  };
}

interface From {
  readonly roll: string | null;
  readonly kind: RollPlan['kind'];
  readonly widthMm: number;
  readonly lengthMm: number;
  readonly selvedgeMm: number;
}

const isThere = <T>(value: T | null): value is T => value !== null;

function rollPlan(
  sections: readonly Filled[],
  { selvedgeMm, ...roll }: From,
  pieces: readonly ClothPiece[],
  rules: ClothRules,
): RollPlan {
  const squareMm = roll.kind === 'remnant' ? 0 : squareOf(rules);
  let usedMm = squareMm;
  const cutsMm = squareMm === 0 ? [] : [squareMm];
  const laid: PlacedPiece[] = [];
  const remnants: Rectangle[] = [];
  for (const section of sections) {
    const widest = Math.max(0, ...section.spots.map(({ acrossMm }) => acrossMm));
    const isAlone = widest > between(roll.widthMm, selvedgeMm);
    const corner = { xMm: isAlone ? Math.floor((roll.widthMm - widest) / 2) : selvedgeMm, yMm: usedMm };
    laid.push(...section.spots.map((spot) => placed(spot, pieces, corner)).filter(isThere));
    remnants.push(...section.free.map((free) => kept(free, section.usedMm, rules, corner)).filter(isThere));
    usedMm += section.usedMm;
    cutsMm.push(usedMm);
  }
  return { ...roll, lengthMm: roll.lengthMm + squareMm, usedMm, cutsMm, pieces: laid, remnants };
}

/** The rolls of a width that sections can be cut from: none that a piece is laid on as a sheet. */
export function openRolls(
  { rolls }: ClothStock,
  widthMm: number,
  sheets: Layout['sheets'],
): readonly OpenRoll[] {
  const laid = new Set(sheets.map(({ roll }) => roll.id));
  return rolls.flatMap(({ kind, ...roll }: StockRoll) =>
    roll.widthMm === widthMm && kind !== 'remnant' && !laid.has(roll.id) ? [{ ...roll, kind }] : [],
  );
}

/** The layout on the rolls that there are, as far as they can be used, and on new ones where they do not last. */
export function rollPlans(
  { widths, sheets }: Layout,
  pieces: readonly ClothPiece[],
  stock: ClothStock,
  rules: ClothRules,
): readonly RollPlan[] {
  const onSheets = sheets.map(({ roll: { id, ...roll }, selvedgeMm, filled }) =>
    rollPlan([filled], { ...roll, roll: id, selvedgeMm }, pieces, rules),
  );
  const onRolls = widths.flatMap(({ widthMm, sections }) => {
    const rolls = openRolls(stock, widthMm, sheets);
    const bought = stock.bought.find((roll) => roll.widthMm === widthMm);
    return allot(sections, rolls, bought?.lengthMm ?? null).map(({ roll, sections: own }) =>
      rollPlan(
        own,
        {
          roll: roll.id,
          kind: roll.kind,
          widthMm,
          lengthMm: roll.lengthMm,
          selvedgeMm: rules.selvedgeMm,
        },
        pieces,
        rules,
      ),
    );
  });
  return [...onSheets, ...onRolls];
}
