import { planCloth, type ClothPlan, type StockRoll } from '#src/cutting/index.ts';
import { clothTask, rollsOf } from '#src/materials/cut-task.ts';
import { inMetres, type ClothNeed } from '#src/materials/needs.ts';
import { freeRolls, rollMm } from '../cutting/rolls.ts';
import { isThereOn, leftOf, type Lot, type Shelf, type Shelves } from '../shelves.ts';

/** The pieces of a cloth on the rolls that there are. */
export interface Laid {
  /** Whether they last for all pieces. */
  readonly isEnough: boolean;
  /** Widths of the rolls that pieces are cut from, in mm. */
  readonly widthsMm: ReadonlySet<number>;
  /** Metres of each lot. */
  readonly takes: ReadonlyMap<Lot, number>;
}

/** What was laid of a need, by the rolls that it was laid on: nobody types an order again. */
const plans = new WeakMap<ClothNeed, Map<string, ClothPlan>>();

function planOn(need: ClothNeed, rolls: readonly StockRoll[], shelves: readonly Shelf[]): ClothPlan {
  const { pieces, stock, rules } = clothTask(need, rolls, (widthMm) => {
    const shelf = shelves.find((one) => one.widthMm === widthMm);
    return shelf && rollMm(shelf);
  });
  const key = JSON.stringify(stock);
  const known = plans.get(need) ?? new Map<string, ClothPlan>();
  const plan = known.get(key) ?? planCloth(pieces, stock, rules, { most: 0 });
  plans.set(need, known.set(key, plan));
  return plan;
}

/**
 * Lays the pieces of a cloth on what is left of it on a day, as a cut plan does before it is made better: a plan of the same
 * rolls never buys more.
 * @param shelves those of its widths, the narrowest first
 * @param until null for today
 */
export function layOnShelves(
  all: Shelves,
  shelves: readonly Shelf[],
  need: ClothNeed,
  until: string | null,
): Laid {
  const rolls = shelves.flatMap((shelf, at) =>
    shelf.lots
      .filter((lot) => isThereOn(lot, until))
      .flatMap((lot) => {
        const material = {
          ...{ id: `${String(at)} ${lot.day ?? ''}`, width_mm: shelf.widthMm, length_mm: rollMm(shelf) },
          ...{ ...freeRolls(leftOf(all, lot), rollMm(shelf)), remnants: [] },
        };
        return rollsOf(material, need.pieces.length).map((roll) => ({ lot, roll }));
      }),
  );
  const plan = planOn(
    need,
    rolls.map(({ roll }) => roll),
    shelves,
  );
  const lotOf = new Map(rolls.map(({ lot, roll }) => [roll.id, lot]));
  const usedMm = new Map<Lot, number>();
  for (const { roll, usedMm: mm } of plan.rolls) {
    const lot = roll === null ? undefined : lotOf.get(roll);
    if (lot !== undefined) usedMm.set(lot, (usedMm.get(lot) ?? 0) + mm);
  }
  return {
    isEnough: plan.unplaced.length === 0 && plan.rolls.every(({ kind }) => kind !== 'bought'),
    widthsMm: new Set(plan.rolls.map(({ widthMm }) => widthMm)),
    takes: new Map([...usedMm].map(([lot, mm]) => [lot, inMetres(mm)])),
  };
}
