/**
 * Side of the tile with the threads, in pixels at the display size. Small, because every page with a fabric includes
 * it.
 */
export const SLUB_TILE = 48;

/** Irrational steps: their multiples are spread evenly without forming a grid. */
const ACROSS = 0.618_034;
const ALONG = 0.754_878;
const LENGTH = 0.569_84;

const share = (index: number, step: number) => (index * step) % 1;

/**
 * Threads of uneven length at irregular places. A thread that leaves the tile at one side enters at the other, so that
 * no seam is visible.
 */
function threads(count: number, shortest: number, longest: number, lying: boolean): string {
  return Array.from({ length: count }, (_, index) => {
    // On half pixels, where lines are sharpest.
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

export const slubs = { weft: threads(49, 10, 40, true), warp: threads(40, 5, 18, false) } as const;
