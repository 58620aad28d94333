import type { Lay, Line } from '../line.ts';
import { piecesOf, sumOf } from '../money/rounding.ts';
import { refused, type Outcome } from '../outcome.ts';
import type { Fabric, Roll } from '../rules.ts';

/** How the fabric of a blind is cut. */
export interface FabricCut {
  readonly lay: Lay;
  readonly roll: Roll;
  /** Lengths that one cloth is welded together from; 1 where it is in one piece. */
  readonly pieces: number;
  /** Millimetres of roll that all cloths of one blind use. */
  readonly usedMm: number;
}

/** Splits a width into cloths as equal as whole millimetres allow, the widest first. */
export function splitWidth(widthMm: number, cloths: number): readonly number[] {
  const widthsMm: number[] = [];
  for (let at = 0; at < cloths; at += 1) widthsMm.push(Math.ceil((widthMm - at) / cloths));
  return widthsMm;
}

const lengths: Readonly<
  Record<Lay, (fabric: Fabric, widthMm: number, heightMm: number, hiddenMm: number) => number>
> = {
  normal: ({ allowance, layers }, _, heightMm, hiddenMm) => layers * heightMm + allowance.heightMm + hiddenMm,
  rotated: ({ allowance }, widthMm) => widthMm + allowance.widthMm,
  joined: ({ allowance }, widthMm) => widthMm + allowance.widthMm,
};

/** How many pieces each cloth has, or why it cannot be cut that way. Fabric that a gallery hides is height too. */
function piecesIn(
  fabric: Fabric,
  roll: Roll,
  lay: Lay,
  widestMm: number,
  heightMm: number,
  hiddenMm: number,
): Outcome<number> {
  if (lay === 'normal') {
    return widestMm > roll.widthMm
      ? refused({ code: 'wider-than-roll', rollMm: roll.widthMm })
      : { value: 1 };
  }
  const reachMm = roll.rotatedMaxHeightMm;
  if (lay === 'rotated') {
    if (reachMm === null) return refused({ code: 'cannot-rotate' });
    const limitMm = reachMm - hiddenMm;
    return heightMm > limitMm ? refused({ code: 'too-tall-to-rotate', limitMm }) : { value: 1 };
  }
  if (fabric.join === null || reachMm === null) return refused({ code: 'cannot-join' });
  const pieceMm = Math.min(fabric.join.pieceMm, reachMm);
  const pieces = piecesOf(heightMm + hiddenMm, pieceMm);
  if (pieces === 1) return refused({ code: 'nothing-to-join', pieceMm: pieceMm - hiddenMm });
  const most = fabric.join.maxPieces;
  return pieces > most ? refused({ code: 'too-many-pieces', pieces, most }) : { value: pieces };
}

/**
 * Lays the cloths of a blind on their roll. A hanging fabric is at most as wide as its roll. A rotated fabric has any
 * width and is at most as tall as the roll allows; a taller one is welded together from rotated lengths.
 * `hiddenMm` is the extra height of the fabric behind a gallery, in any lay.
 */
export function cutFabric(
  line: Line,
  fabric: Fabric,
  widthsMm: readonly number[],
  hiddenMm: number,
): Outcome<FabricCut> {
  const { lay = 'normal', rollMm, heightMm } = line;
  const roll = fabric.rolls.find(({ widthMm }) => rollMm === undefined || widthMm === rollMm);
  if (roll === undefined) return refused({ code: 'roll-not-made', rollMm: rollMm ?? 0 });
  const pieces = piecesIn(fabric, roll, lay, Math.max(...widthsMm), heightMm, hiddenMm);
  if ('reasons' in pieces) return pieces;
  const usedMm = sumOf(
    widthsMm.map((widthMm) => pieces.value * lengths[lay](fabric, widthMm, heightMm, hiddenMm)),
  );
  return { value: { lay, roll, pieces: pieces.value, usedMm } };
}
