import type { ClothFigures, ClothPlan, OnProgress, RollPlan } from '../plan.ts';
import type { Item } from './fill.ts';
import { areaOf, between, type Layout } from './layout.ts';
import { leastLength } from './least-cloth.ts';
import {
  rollPlans,
  squareOf,
  usableStock,
  type ClothPiece,
  type ClothRules,
  type ClothStock,
} from './roll-plans.ts';
import { asItFits, taskOf, type Task } from './task.ts';
import { improved, layOneByOne, layOut, waysFor, type Way } from './ways.ts';

export interface ClothOptions {
  /** How many pieces may be tried before it ends with the best plan so far. */
  readonly most?: number;
  readonly onProgress?: OnProgress;
}

/** About a second and a half of work. */
const MOST_TRIED = 4_000_000;

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Candidate {
  readonly way: Way;
  readonly layout: Layout;
  readonly rolls: readonly RollPlan[];
  /** Pieces for which the rolls do not last. */
  readonly missing: number;
  readonly boughtMm2: number;
  /** What is cut off rolls; rests are there anyway. */
  readonly freshMm2: number;
}

function candidateOf(
  layout: Layout,
  way: Way,
  pieces: readonly ClothPiece[],
  { stock, rules, assigned }: Task,
): Candidate {
  const rolls = rollPlans(layout, pieces, stock, rules);
  const areaIn = (kinds: readonly RollPlan['kind'][]) =>
    sumOf(rolls.filter(({ kind }) => kinds.includes(kind)).map(({ usedMm, widthMm }) => usedMm * widthMm));
  return {
    way,
    layout,
    rolls,
    missing: assigned.length - sumOf(rolls.map((roll) => roll.pieces.length)),
    boughtMm2: areaIn(['bought']),
    freshMm2: areaIn(['whole', 'started', 'bought']),
  };
}

/** Whether the first of two differences that is not nothing is below it. */
const isLess = (differences: readonly number[]) => (differences.find((each) => each !== 0) ?? 0) < 0;

const lacking = (one: Candidate, other: Candidate) => [
  one.missing - other.missing,
  one.boughtMm2 - other.boughtMm2,
];

/** Whether a candidate is better: all pieces first, then the least to buy, the least fresh cloth, the fewest rolls. */
const isBetter = (one: Candidate, other: Candidate): boolean =>
  isLess([...lacking(one, other), one.freshMm2 - other.freshMm2, one.rolls.length - other.rolls.length]);

/** The least area that any plan of these pieces uses. */
function leastArea(pieces: readonly ClothPiece[], { assigned, widths, stock, rules }: Task): number {
  const items = assigned.map(({ item }) => item);
  const widest = Math.max(0, ...[...widths.keys()].map((widthMm) => between(widthMm, rules.selvedgeMm)));
  const restWidths = stock.rolls
    .filter(
      ({ kind, widthMm, lengthMm }) =>
        kind === 'remnant' && items.some((item) => asItFits(item, widthMm, lengthMm, 0) !== null),
    )
    .map(({ widthMm }) => widthMm);
  const narrowest = Math.min(...widths.keys(), ...restWidths);
  const own = sumOf(items.map(({ at }) => (pieces[at]?.acrossMm ?? 0) * (pieces[at]?.alongMm ?? 0)));
  const together = narrowest * leastLength(items, Math.max(widest, ...restWidths));
  const strips = [...widths.keys(), ...restWidths];
  if (items.length === 0) return 0;
  const squaring = restWidths.length > 0 ? 0 : narrowest * leastSquared(items, widest, { widths, rules });
  return squaring + Math.max(own, together, ...items.map((item) => areaAlone(item, strips)));
}

/** The least length that squaring takes: as few rolls are begun as the longest of them allow. */
function leastSquared(
  items: readonly Item[],
  widestMm: number,
  { widths, rules }: Pick<Task, 'widths' | 'rules'>,
): number {
  const longestMm = Math.max(1, ...widths.values());
  return squareOf(rules) * Math.max(1, Math.ceil(leastLength(items, widestMm) / longestMm));
}

/** The least area that a piece alone takes from strips of some widths. */
function areaAlone({ acrossMm, alongMm, mayTurn }: Item, widthsMm: readonly number[]): number {
  const areas = widthsMm.flatMap((widthMm) => [
    ...(acrossMm <= widthMm ? [widthMm * alongMm] : []),
    ...(mayTurn && alongMm <= widthMm ? [widthMm * acrossMm] : []),
  ]);
  return areas.length === 0 ? 0 : Math.min(...areas);
}

/** What squaring takes of the rolls of a plan. Lengths and areas. */
function squaredIn({ rolls }: Pick<Candidate, 'rolls'>, rules: ClothRules) {
  const fresh = rolls.filter(({ kind }) => kind !== 'remnant');
  const squareMm = squareOf(rules);
  return { mm: squareMm * fresh.length, mm2: squareMm * sumOf(fresh.map(({ widthMm }) => widthMm)) };
}

const FIRST: Way = { ontoMm: null, isShort: true, sheets: 'none', isStockFirst: false };

/** The pieces of a plan cut one by one from the rolls and rests that it cuts them from. Lengths and areas. */
function aloneAsIn({ layout: { widths, sheets }, rolls }: Candidate, rules: ClothRules) {
  const strips = [
    ...widths.map(({ widthMm, sections }) => ({ widthMm, spots: sections.flatMap(({ spots }) => spots) })),
    ...sheets.map(({ roll: { widthMm }, filled: { spots } }) => ({ widthMm, spots })),
  ].map(({ widthMm, spots }) => ({ widthMm, mm: sumOf(spots.map(({ alongMm }) => alongMm)) }));
  const squared = squaredIn({ rolls }, rules);
  return {
    mm: squared.mm + sumOf(strips.map(({ mm }) => mm)),
    mm2: squared.mm2 + sumOf(strips.map(({ widthMm, mm }) => widthMm * mm)),
  };
}

/**
 * Lays pieces on rolls by straight cuts from edge to edge: first what every way of laying gives, then the best of them is
 * cut again in parts until it cannot get better, or enough was tried. It buys as little as it can; it never uses more cloth
 * than cutting one by one, unless that buys more; and it comes out the same every time.
 */
export function planCloth(
  pieces: readonly ClothPiece[],
  stock: ClothStock,
  rules: ClothRules,
  { most = MOST_TRIED, onProgress = () => undefined }: ClothOptions = {},
): ClothPlan {
  const task = taskOf(pieces, usableStock(stock, rules), rules);
  const plain = candidateOf(layOneByOne(task), FIRST, pieces, task);
  const areaWith = (candidate: Candidate) => areaOf(candidate.layout) + squaredIn(candidate, rules).mm2;
  const buysLess = (candidate: Candidate) => isLess(lacking(candidate, plain));
  const saves = (candidate: Candidate) => buysLess(candidate) || areaWith(candidate) <= areaWith(plain);
  const better = (best: Candidate, candidate: Candidate) =>
    saves(candidate) && isBetter(candidate, best) ? candidate : best;
  const bestOf = (ways: readonly Way[], before: Candidate) =>
    ways.map((way) => candidateOf(layOut(way, task), way, pieces, task)).reduce(better, before);
  const usual = bestOf(waysFor(task, false), plain);
  const lacks = usual.missing > 0 || usual.boughtMm2 > 0;
  const first = lacks ? bestOf(waysFor(task, true), usual) : usual;
  const best = better(
    first,
    candidateOf(
      improved(first.layout, first.way, task, Math.max(0, most - task.work.done), onProgress),
      first.way,
      pieces,
      task,
    ),
  );
  const alone = aloneAsIn(buysLess(best) ? best : plain, rules);
  return {
    rolls: [...best.rolls],
    unplaced: [...unplacedOf(pieces, best.rolls)],
    figures: {
      ...figuresOf(best.rolls, leastArea(pieces, task)),
      oneByOneMm: alone.mm,
      oneByOneMm2: alone.mm2,
    },
  };
}

function unplacedOf(pieces: readonly ClothPiece[], rolls: readonly RollPlan[]): readonly string[] {
  const placed = new Set(rolls.flatMap((roll) => roll.pieces.map(({ piece }) => piece)));
  return pieces.flatMap(({ id }) => (placed.has(id) ? [] : [id]));
}

function figuresOf(
  rolls: readonly RollPlan[],
  leastMm2: number,
): Omit<ClothFigures, 'oneByOneMm' | 'oneByOneMm2'> {
  const usedMm2 = sumOf(rolls.map(({ usedMm, widthMm }) => usedMm * widthMm));
  const piecesMm2 = sumOf(
    rolls.flatMap((roll) => roll.pieces.map(({ acrossMm, alongMm }) => acrossMm * alongMm)),
  );
  const remnantsMm2 = sumOf(
    rolls.flatMap(({ remnants }) => remnants.map(({ acrossMm, alongMm }) => acrossMm * alongMm)),
  );
  return {
    usedMm: sumOf(rolls.map(({ usedMm }) => usedMm)),
    usedMm2,
    piecesMm2,
    remnantsMm2,
    wasteMm2: usedMm2 - piecesMm2 - remnantsMm2,
    leastMm2,
  };
}
