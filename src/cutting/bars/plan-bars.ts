import { weightsFor, wholeAtLeast } from '../bounds.ts';
import { fullest } from '../fullest.ts';
import type { BarPlan, BarPlans } from '../plan.ts';
import { packBars, type Bin, type Sawn } from './pack.ts';

/** A length to saw, in mm. */
export interface BarPiece {
  readonly id: string;
  readonly lengthMm: number;
}

/** A rest of a bar in the workshop. */
export interface StockBar {
  readonly id: string;
  readonly lengthMm: number;
}

/** The bars that a plan may use. Lengths in mm. */
export interface BarStock {
  /** Length of a whole bar. */
  readonly barMm: number;
  /** Whole bars in the workshop: their id, and how many. */
  readonly whole: { readonly id: string; readonly count: number } | null;
  readonly rests: readonly StockBar[];
}

export interface BarRules {
  /**
   * What is cut off each end of a bar as it was delivered, the saw's cut included. A rest has only one such end.
   * @default 0
   */
  readonly trimMm?: number;
  /** What the saw takes with each cut. */
  readonly kerfMm: number;
  /** The shortest rest that is kept. */
  readonly leastRestMm: number;
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The fewest whole bars that lengths need, after the rests that there are. */
function fewestBars(
  sawn: readonly Sawn[],
  rests: readonly StockBar[],
  capacityMm: number,
  { kerfMm, trimMm = 0 }: BarRules,
): number {
  const shares = sawn.map(({ sizeMm }) => sizeMm / capacityMm);
  const material = sumOf(sawn.map(({ sizeMm }) => sizeMm));
  const inRests = sumOf(rests.map(({ lengthMm }) => lengthMm - trimMm + kerfMm));
  const byMaterial = Math.max(0, wholeAtLeast((material - inRests) / capacityMm));
  if (rests.length > 0) return byMaterial;
  return Math.max(
    byMaterial,
    ...weightsFor(shares).map((weight) => wholeAtLeast(sumOf(shares.map((share) => weight(share))))),
  );
}

/** A bar with its lengths sawn one after the other, the longest first. */
function barPlan(
  bin: Bin,
  bar: Pick<BarPlan, 'bar' | 'kind' | 'lengthMm'>,
  pieces: readonly BarPiece[],
  { kerfMm, trimMm = 0 }: BarRules,
): BarPlan {
  let atMm = bar.kind === 'started' ? 0 : trimMm;
  const sawn = bin
    .flatMap(({ at }) => pieces[at] ?? [])
    .toSorted((one, other) => other.lengthMm - one.lengthMm)
    .map(({ id, lengthMm }) => {
      const placed = { piece: id, atMm, lengthMm };
      atMm += lengthMm + kerfMm;
      return placed;
    });
  return { ...bar, pieces: sawn, restMm: Math.max(0, bar.lengthMm - atMm) };
}

/** Takes from the lengths what fills each rest best, the shortest rest first. */
function fillRests(sawn: readonly Sawn[], rests: readonly StockBar[], { kerfMm, trimMm = 0 }: BarRules) {
  let left = sawn;
  const used: { readonly rest: StockBar; readonly bin: Bin }[] = [];
  for (const rest of rests.toSorted((one, other) => one.lengthMm - other.lengthMm)) {
    const sizes = left.map(({ sizeMm }) => sizeMm);
    const chosen = new Set(fullest(sizes, Math.max(0, rest.lengthMm - trimMm + kerfMm)));
    if (chosen.size === 0) continue;
    used.push({ rest, bin: left.filter((_, at) => chosen.has(at)) });
    left = left.filter((_, at) => !chosen.has(at));
  }
  return { used, left };
}

/** How often some bars are filled again. */
const TRIES = 600;

/**
 * Divides lengths among bars: rests are used up first, then as few whole bars as can be found, then bars to buy. The last
 * length of a bar may end where what can be used of it does.
 */
export function planBars(
  pieces: readonly BarPiece[],
  { barMm, whole, rests }: BarStock,
  rules: BarRules,
  tries = TRIES,
): BarPlans {
  const { kerfMm, trimMm = 0, leastRestMm } = rules;
  const capacityMm = barMm - 2 * trimMm + kerfMm;
  const sawn = pieces.map(({ lengthMm }, at) => ({ at, sizeMm: lengthMm + kerfMm }));
  const { used, left } = fillRests(sawn, rests, rules);
  const fitting = left.filter(({ sizeMm }) => sizeMm <= capacityMm);
  const least = fewestBars(fitting, [], capacityMm, rules);
  const { bins, least: proven } = packBars(fitting, capacityMm, least, tries);
  const bars = [
    ...used.map(({ rest, bin }) =>
      barPlan(bin, { bar: rest.id, kind: 'started', lengthMm: rest.lengthMm }, pieces, rules),
    ),
    ...bins.map((bin, at) => {
      const isThere = whole !== null && at < whole.count;
      return barPlan(
        bin,
        { bar: isThere ? whole.id : null, kind: isThere ? 'whole' : 'bought', lengthMm: barMm },
        pieces,
        rules,
      );
    }),
  ];
  const kept = bars.map(({ restMm }) => (restMm >= leastRestMm ? restMm : 0));
  const piecesMm = sumOf(bars.flatMap((bar) => bar.pieces.map(({ lengthMm }) => lengthMm)));
  return {
    bars,
    unplaced: left.flatMap(({ at, sizeMm }) => (sizeMm <= capacityMm ? [] : (pieces[at]?.id ?? []))),
    figures: {
      bars: bins.length,
      leastBars:
        rests.length === 0
          ? proven
          : fewestBars(
              sawn.filter(({ sizeMm }) => sizeMm <= capacityMm),
              rests,
              capacityMm,
              rules,
            ),
      piecesMm,
      wasteMm: sumOf(bars.map(({ lengthMm }) => lengthMm)) - piecesMm - sumOf(kept),
    },
  };
}
