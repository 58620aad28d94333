import { planCloth } from '#src/cutting/index.ts';
import { clothTask } from '#src/materials/cut-task.ts';
import { inMetres, type ClothNeed } from '#src/materials/needs.ts';

/** Metres of a cloth on rolls of a width. */
interface Metres {
  readonly widthMm: number;
  readonly quantity: number;
}

function metresOf(need: ClothNeed, widthsMm: readonly number[]): readonly Metres[] | null {
  const { pieces, stock, rules } = clothTask({ ...need, widthsMm }, [], () => null);
  const { rolls, unplaced } = planCloth(pieces, stock, rules, { most: 0 });
  if (unplaced.length > 0) return null;
  return [...new Set(rolls.map(({ widthMm }) => widthMm))].map((widthMm) => ({
    widthMm,
    quantity: inMetres(rolls.reduce((sum, roll) => sum + (roll.widthMm === widthMm ? roll.usedMm : 0), 0)),
  }));
}

/** What a cloth takes of new rolls: of all its widths, and of each alone, the least area first. */
export const waysOf = (need: ClothNeed): readonly (readonly Metres[])[] =>
  [need.widthsMm, ...need.widthsMm.map((widthMm) => [widthMm])].flatMap((widthsMm) => {
    const metres = metresOf(need, widthsMm);
    return metres === null ? [] : [metres];
  });
