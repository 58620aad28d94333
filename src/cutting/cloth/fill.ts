/** A piece to lay: the length already covers whole repeats of its pattern. Lengths in mm. */
export interface Item {
  /** Its index in the list of pieces. */
  readonly at: number;
  readonly acrossMm: number;
  readonly alongMm: number;
  readonly mayTurn: boolean;
  /** Whether these sides already are those of the turned piece. */
  readonly isTurned: boolean;
}

/** A rectangle of cloth that is still free. */
export interface Free {
  readonly xMm: number;
  readonly yMm: number;
  readonly acrossMm: number;
  readonly alongMm: number;
}

/** A piece where it lies. */
export interface Spot extends Free {
  readonly at: number;
  readonly isTurned: boolean;
}

/** A rectangle of cloth with what was laid on it. */
export interface Filled {
  readonly spots: readonly Spot[];
  readonly free: readonly Free[];
  /** The length up to the end of the last piece. */
  readonly usedMm: number;
  readonly piecesMm2: number;
}

/**
 * How a rectangle is cut beside a piece: along the roll first (the free columns stay long), across it first (the free
 * rows stay wide), or so that the larger rest stays whole.
 */
export type Split = 'lengthwise' | 'crosswise' | 'larger';

export const splits: readonly Split[] = ['lengthwise', 'crosswise', 'larger'];

/** The largest first. */
export const byArea = (one: Item, other: Item): number =>
  other.acrossMm * other.alongMm - one.acrossMm * one.alongMm || one.at - other.at;

function restsOf(
  { xMm, yMm, acrossMm, alongMm }: Free,
  across: number,
  along: number,
  split: Split,
): readonly Free[] {
  const beside = acrossMm - across;
  const behind = alongMm - along;
  const isLengthwise =
    split === 'lengthwise' || (split === 'larger' && beside * alongMm >= behind * acrossMm);
  return [
    { xMm: xMm + across, yMm, acrossMm: beside, alongMm: isLengthwise ? alongMm : along },
    { xMm, yMm: yMm + along, acrossMm: isLengthwise ? across : acrossMm, alongMm: behind },
  ].filter((rest) => rest.acrossMm > 0 && rest.alongMm > 0);
}

interface Choice {
  readonly index: number;
  readonly isTurned: boolean;
}

/** The free rectangle that a piece leaves the least of, and whether it lies turned there; null where it fits nowhere. */
function tightest(free: readonly Free[], { acrossMm, alongMm, mayTurn }: Item): Choice | null {
  let best: Choice | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < free.length; index += 1) {
    const rectangle = free[index];
    if (rectangle === undefined) break;
    const left = Math.min(rectangle.acrossMm - acrossMm, rectangle.alongMm - alongMm);
    if (left >= 0 && left < least) {
      least = left;
      best = { index, isTurned: false };
    }
    if (!mayTurn) continue;
    const turned = Math.min(rectangle.acrossMm - alongMm, rectangle.alongMm - acrossMm);
    if (turned >= 0 && turned < least) {
      least = turned;
      best = { index, isTurned: true };
    }
  }
  return best;
}

/**
 * Lays as many pieces as fit on a rectangle, in their order, so that straight cuts from edge to edge set them free: a
 * piece takes the corner of the free rectangle that it fits most tightly, and the rest is two rectangles.
 */
export const fill = (order: readonly Item[], acrossMm: number, alongMm: number, split: Split): Filled =>
  fillFree(order, [{ xMm: 0, yMm: 0, acrossMm, alongMm }], split);

/** Lays as many pieces as fit on rectangles that are free, as `fill` does on one. */
export function fillFree(order: readonly Item[], rectangles: readonly Free[], split: Split): Filled {
  const free = [...rectangles];
  const spots: Spot[] = [];
  let usedMm = 0;
  let piecesMm2 = 0;
  let failed: Item | null = null;
  for (const item of order) {
    if (free.length === 0) break;
    // What is not smaller than a piece that did not fit does not fit either.
    if (
      failed !== null &&
      item.acrossMm >= failed.acrossMm &&
      item.alongMm >= failed.alongMm &&
      item.mayTurn === failed.mayTurn
    ) {
      continue;
    }
    const choice = tightest(free, item);
    const rectangle = choice === null ? undefined : free[choice.index];
    if (choice === null || rectangle === undefined) {
      failed = item;
      continue;
    }
    const across = choice.isTurned ? item.alongMm : item.acrossMm;
    const along = choice.isTurned ? item.acrossMm : item.alongMm;
    free.splice(choice.index, 1, ...restsOf(rectangle, across, along, split));
    spots.push({
      at: item.at,
      xMm: rectangle.xMm,
      yMm: rectangle.yMm,
      acrossMm: across,
      alongMm: along,
      isTurned: item.isTurned !== choice.isTurned,
    });
    usedMm = Math.max(usedMm, rectangle.yMm + along);
    piecesMm2 += across * along;
  }
  return { spots, free, usedMm, piecesMm2 };
}
