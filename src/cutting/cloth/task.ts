import type { Item } from './fill.ts';
import { between, type StockRoll } from './layout.ts';
import { usableStock, type ClothPiece, type ClothRules, type ClothStock } from './roll-plans.ts';
import type { Section, Work } from './sections.ts';

/** A piece with the width of roll that it is laid on at first, or of the rest where only rests are large enough. */
export interface Assigned {
  readonly item: Item;
  readonly homeMm: number;
}

type Widths = ReadonlyMap<number, number>;

/** Each width with its longest roll, the narrowest first. */
function widthsOf(rolls: readonly Pick<StockRoll, 'widthMm' | 'lengthMm'>[]): Widths {
  const longest = new Map<number, number>();
  for (const { widthMm, lengthMm } of rolls) {
    longest.set(widthMm, Math.max(longest.get(widthMm) ?? 0, lengthMm));
  }
  return new Map([...longest].toSorted(([one], [other]) => one - other));
}

const turned = (item: Item): Item => ({
  ...item,
  acrossMm: item.alongMm,
  alongMm: item.acrossMm,
  mayTurn: false,
  isTurned: true,
});

/** A piece as it can lie on a roll of a width: as it is, else turned; null where neither fits. */
export function asItFits(item: Item, widthMm: number, lengthMm: number, selvedgeMm: number): Item | null {
  const acrossMm = between(widthMm, selvedgeMm);
  const ways = [item, ...(item.mayTurn ? [turned(item)] : [])].filter((way) => way.alongMm <= lengthMm);
  return ways.find((way) => way.acrossMm <= acrossMm) ?? ways.find((way) => way.acrossMm <= widthMm) ?? null;
}

export interface Task {
  readonly assigned: readonly Assigned[];
  /** Each width with its longest roll, the narrowest first. */
  readonly widths: Widths;
  readonly stock: ClothStock;
  readonly rules: ClothRules;
  readonly work: Work;
  /** What was cut in sections before, by the strip and the pieces. */
  readonly cut: Map<string, readonly Section[]>;
}

/** A piece as it is laid. */
const itemOf = ({ acrossMm, alongMm, mayTurn }: ClothPiece, at: number, { repeatMm }: ClothRules): Item => ({
  at,
  acrossMm,
  // Every piece begins where the pattern does.
  alongMm: repeatMm === 0 ? alongMm : Math.ceil(alongMm / repeatMm) * repeatMm,
  mayTurn: mayTurn && repeatMm === 0,
  isTurned: false,
});

/** What is to be laid, and on what: pieces that no roll and no rest is large enough for are left out. */
export function taskOf(pieces: readonly ClothPiece[], stock: ClothStock, rules: ClothRules): Task {
  const onRolls = [...stock.rolls.filter(({ kind }) => kind !== 'remnant'), ...stock.bought];
  const onRests = stock.rolls.filter(({ kind }) => kind === 'remnant');
  const [rolls, rests] = [widthsOf(onRolls), widthsOf(onRests)];
  const fittingIn = (widths: Widths, item: Item, selvedgeMm: number) =>
    [...widths]
      .filter(([widthMm, lengthMm]) => asItFits(item, widthMm, lengthMm, selvedgeMm) !== null)
      .map(([widthMm]) => widthMm);
  const assigned = pieces.flatMap((piece, at): readonly Assigned[] => {
    const item = itemOf(piece, at, rules);
    const fitting = fittingIn(rolls, item, rules.selvedgeMm);
    const homeMm =
      fitting.find((widthMm) => widthMm === piece.rollMm) ?? fitting[0] ?? fittingIn(rests, item, 0)[0];
    return homeMm === undefined ? [] : [{ item, homeMm }];
  });
  const homes = new Set(assigned.map(({ homeMm }) => homeMm).filter((widthMm) => !rolls.has(widthMm)));
  const widths = widthsOf([...onRolls, ...onRests.filter(({ widthMm }) => homes.has(widthMm))]);
  return { assigned, widths, stock, rules, work: { done: 0 }, cut: new Map() };
}

/** Whether there is a roll or a rest that is large enough for each of some pieces. */
export const hasRollForEach = (
  pieces: readonly ClothPiece[],
  stock: ClothStock,
  rules: ClothRules,
): boolean => taskOf(pieces, usableStock(stock, rules), rules).assigned.length === pieces.length;
