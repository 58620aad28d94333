import { behindEachOther, weightsFor, wholeAtLeast } from '../bounds.ts';
import type { Item } from './fill.ts';

/** Most pieces side by side for which it is looked at how many lie behind each other. */
const MOST_BESIDE = 8;

/** Both sides of a piece in the order that is easier to lay: a lower bound may not ask for more. */
const easiest = ({ acrossMm, alongMm, mayTurn }: Item) =>
  mayTurn
    ? { acrossMm: Math.min(acrossMm, alongMm), alongMm: Math.min(acrossMm, alongMm) }
    : { acrossMm, alongMm };

/** The least length of a strip that pieces need however they are laid, in whole mm. */
export function leastLength(items: readonly Item[], acrossMm: number): number {
  const sides = items.map(easiest);
  // A piece that is as wide as the roll itself, selvedge included, has nothing beside it.
  const share = (mm: number) => Math.min(1, mm / acrossMm);
  const byWeight = weightsFor(sides.map((side) => share(side.acrossMm))).map((weight) =>
    wholeAtLeast(
      items.reduce((total, item) => {
        const upright = weight(share(item.acrossMm)) * item.alongMm;
        const turned = weight(share(item.alongMm)) * item.acrossMm;
        return total + (item.mayTurn ? Math.min(upright, turned) : upright);
      }, 0),
    ),
  );
  const bySide = Array.from({ length: MOST_BESIDE }, (_, at) => {
    const most = at + 1;
    const wide = sides.filter((side) => side.acrossMm * (most + 1) > acrossMm);
    return behindEachOther(
      wide.map((side) => side.alongMm),
      most,
    );
  });
  return Math.max(0, ...byWeight, ...bySide);
}
