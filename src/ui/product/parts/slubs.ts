/** Side of the tile that the threads are drawn on, in pixels of the size that the picture is made for. */
export const SLUB_TILE = 72;

/** Steps that never fall into a rhythm: places a multiple of them apart lie evenly, and yet show no grid. */
const ACROSS = 0.618_034;
const ALONG = 0.754_878;
const LENGTH = 0.569_84;

const share = (index: number, step: number) => (index * step) % 1;

/** Threads of uneven length at odd places. What leaves the tile at one side comes in at the other, so that no seam shows. */
function threads(count: number, shortest: number, longest: number, lying: boolean): string {
  return Array.from({ length: count }, (_, index) => {
    // On half pixels they are as sharp as they can be.
    const across = Math.floor(share(index, ACROSS) * SLUB_TILE) + 0.5;
    const along = Math.floor(share(index, ALONG) * SLUB_TILE);
    const length = Math.round(shortest + share(index, LENGTH) * (longest - shortest));
    const starts = along + length > SLUB_TILE ? [along, along - SLUB_TILE] : [along];
    return starts
      .map((start) =>
        lying
          ? `M${String(start)} ${String(across)}h${String(length)}`
          : `M${String(across)} ${String(start)}v${String(length)}`,
      )
      .join('');
  }).join('');
}

export const slubs = { weft: threads(110, 10, 40, true), warp: threads(90, 5, 18, false) } as const;
