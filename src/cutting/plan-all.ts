import { planBars, type BarPiece, type BarRules, type BarStock } from './bars/plan-bars.ts';
import { planCloth } from './cloth/plan-cloth.ts';
import type { ClothPiece, ClothRules, ClothStock } from './cloth/roll-plans.ts';
import type { CutResult, OnProgress } from './plan.ts';

/** Pieces of one cloth; the key says which. */
export interface ClothTask {
  readonly key: string;
  readonly pieces: readonly ClothPiece[];
  readonly stock: ClothStock;
  readonly rules: ClothRules;
}

/** Lengths of one profile; the key says which. */
export interface BarTask {
  readonly key: string;
  readonly pieces: readonly BarPiece[];
  readonly stock: BarStock;
  readonly rules: BarRules;
}

/** Everything that is cut for some orders. */
export interface CutTask {
  readonly cloths: readonly ClothTask[];
  readonly bars: readonly BarTask[];
}

/** Pieces of cloth that may be tried in all, about a second and a half of work. */
const MOST_TRIED = 4_000_000;
/** Times that bars are filled again in all. */
const MOST_TRIES = 3_000;

const countIn = (tasks: readonly { readonly pieces: readonly unknown[] }[]) =>
  tasks.reduce((total, { pieces }) => total + pieces.length, 0);

/** Plans every cloth and every profile; the work is shared by their pieces. */
export function planAll({ cloths, bars }: CutTask, onProgress: OnProgress = () => undefined): CutResult {
  const pieces = countIn(cloths);
  const lengths = countIn(bars);
  const total = pieces + lengths;
  let done = 0;
  const planned = cloths.map(({ key, stock, rules, ...task }) => {
    const plan = planCloth(task.pieces, stock, rules, {
      most: (MOST_TRIED * task.pieces.length) / pieces,
      onProgress: (part, whole) => {
        onProgress(done + Math.floor((task.pieces.length * part) / whole), total);
      },
    });
    done += task.pieces.length;
    onProgress(done, total);
    return { key, ...plan };
  });
  const sawn = bars.map(({ key, stock, rules, ...task }) => {
    const tries = Math.ceil((MOST_TRIES * task.pieces.length) / lengths);
    const plan = planBars(task.pieces, stock, rules, tries);
    done += task.pieces.length;
    onProgress(done, total);
    return { key, ...plan };
  });
  return { cloths: planned, bars: sawn };
}
