import type { ClothPiece, ClothPlan, ClothRules, PlacedPiece } from '#src/cutting/index.ts';

type Side = Pick<PlacedPiece, 'xMm' | 'yMm' | 'acrossMm' | 'alongMm'>;

/** Whether one straight cut after the other, each from edge to edge, sets all pieces free. */
function isCutFromEdgeToEdge(pieces: readonly Side[]): boolean {
  if (pieces.length <= 1) return true;
  for (const [start, length] of [
    ['yMm', 'alongMm'],
    ['xMm', 'acrossMm'],
  ] as const) {
    const inOrder = pieces.toSorted((one, other) => one[start] - other[start]);
    let end = 0;
    for (const [at, piece] of inOrder.entries()) {
      if (at > 0 && piece[start] >= end) {
        return isCutFromEdgeToEdge(inOrder.slice(0, at)) && isCutFromEdgeToEdge(inOrder.slice(at));
      }
      end = Math.max(end, piece[start] + piece[length]);
    }
  }
  return false;
}

const overlap = (one: Side, other: Side): boolean =>
  one.xMm < other.xMm + other.acrossMm &&
  other.xMm < one.xMm + one.acrossMm &&
  one.yMm < other.yMm + other.alongMm &&
  other.yMm < one.yMm + one.alongMm;

/** What is wrong with a plan; nothing when all is well. */
export function faultsOf(
  { rolls, unplaced, figures }: ClothPlan,
  pieces: readonly ClothPiece[],
  rules: ClothRules,
): readonly string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const asked = new Map(pieces.map((piece) => [piece.id, piece]));
  const seen = [...rolls.flatMap((roll) => roll.pieces.map(({ piece }) => piece)), ...unplaced];
  must(
    seen.length === pieces.length && new Set(seen).size === seen.length,
    'a piece is not there exactly once',
  );
  for (const { widthMm, lengthMm, usedMm, pieces: laid, remnants, kind } of rolls) {
    must(usedMm <= lengthMm, 'more is used than the roll holds');
    for (const [at, piece] of laid.entries()) {
      const { acrossMm, alongMm, mayTurn } = asked.get(piece.piece) ?? {
        acrossMm: 0,
        alongMm: 0,
        mayTurn: false,
      };
      must(piece.xMm >= 0 && piece.xMm + piece.acrossMm <= widthMm, 'a piece is outside the width');
      must(piece.yMm >= 0 && piece.yMm + piece.alongMm <= usedMm, 'a piece is outside the length');
      must(
        kind === 'remnant' ||
          piece.acrossMm > widthMm - 2 * rules.selvedgeMm ||
          (piece.xMm >= rules.selvedgeMm && piece.xMm + piece.acrossMm <= widthMm - rules.selvedgeMm),
        'a piece lies on the selvedge',
      );
      must(
        kind === 'remnant' || piece.yMm >= (rules.squareMm ?? 0),
        'a piece lies where the roll is squared',
      );
      must(mayTurn || !piece.isTurned, 'a piece is turned that may not be');
      const [across, along] = piece.isTurned ? [alongMm, acrossMm] : [acrossMm, alongMm];
      must(piece.acrossMm === across && piece.alongMm === along, 'a piece has another size');
      must(rules.repeatMm === 0 || piece.yMm % rules.repeatMm === 0, 'a piece begins inside the pattern');
      must(
        [...laid.slice(at + 1), ...remnants].every((other) => !overlap(piece, other)),
        'a piece lies on another',
      );
    }
    must(isCutFromEdgeToEdge([...laid, ...remnants]), 'straight cuts do not set the pieces free');
  }
  must(figures.usedMm2 <= figures.oneByOneMm2 || unplaced.length > 0, 'it takes more than one by one');
  must(figures.leastMm2 <= figures.usedMm2 || unplaced.length > 0, 'it takes less than is possible');
  must(figures.wasteMm2 >= 0, 'waste is negative');
  return [...new Set(found)];
}
