import { planCloth, type ClothPiece, type ClothStock } from '#src/cutting/index.ts';

/** Time limit of a plan of 500 pieces, in ms. */
export const CUTS_TARGET_MS = 2_000;

const WIDTH_MM = 2_500;

/** Cloths of 0.4 to 2.4 × 0.8 to 3.0 m, the same every time. */
function piecesOf(count: number): readonly ClothPiece[] {
  let state = count;
  const next = (below: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    acrossMm: 400 + next(2_000),
    alongMm: 800 + next(2_200),
    mayTurn: false,
    rollMm: WIDTH_MM,
  }));
}

/** The length that shelves take: the longest pieces first, each on the first shelf with room (first fit, decreasing length). */
function onShelves(pieces: readonly ClothPiece[]): number {
  const shelves: { free: number; readonly lengthMm: number }[] = [];
  for (const { acrossMm, alongMm } of pieces.toSorted((one, other) => other.alongMm - one.alongMm)) {
    const shelf = shelves.find(({ free }) => free >= acrossMm);
    if (shelf === undefined) shelves.push({ free: WIDTH_MM - acrossMm, lengthMm: alongMm });
    else shelf.free -= acrossMm;
  }
  return shelves.reduce((total, { lengthMm }) => total + lengthMm, 0);
}

/** A begun roll and four rests, which a plan tries in many ways before it cuts fresh cloth. */
const begun: ClothStock['rolls'] = [
  { id: 'begun', kind: 'started', widthMm: WIDTH_MM, lengthMm: 5_000 },
  ...[1_000, 1_100, 1_200, 1_300].map((widthMm) => ({
    id: String(widthMm),
    kind: 'remnant' as const,
    widthMm,
    lengthMm: 2_400,
  })),
];

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Plans of 20, 100 and 500 pieces from new rolls and from begun ones: time, and waste beside that of shelves. */
export const measureCuts = () => [...measure([]), ...measure(begun)];

function measure(rolls: ClothStock['rolls']) {
  return [20, 100, 500].map((count) => {
    const pieces = piecesOf(count);
    const began = performance.now();
    const { figures } = planCloth(
      pieces,
      { rolls, bought: [{ widthMm: WIDTH_MM, lengthMm: 30_000 }] },
      { selvedgeMm: 0, repeatMm: 0, leastRemnant: { acrossMm: 400, alongMm: 600 }, tableMm: 6_000 },
    );
    const ms = Math.round(performance.now() - began);
    const shelvesMm = onShelves(pieces);
    return {
      pieces: count,
      stock: rolls.length,
      ms,
      metres: (figures.usedMm / 1_000).toFixed(1),
      'one by one': (figures.oneByOneMm / 1_000).toFixed(1),
      shelves: (shelvesMm / 1_000).toFixed(1),
      waste: share(figures.usedMm2 - figures.piecesMm2, figures.usedMm2),
      'waste on shelves': share(shelvesMm * WIDTH_MM - figures.piecesMm2, shelvesMm * WIDTH_MM),
      'above the least': share(figures.usedMm2 - figures.leastMm2, figures.leastMm2),
    };
  });
}
