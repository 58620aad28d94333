import type { Measured } from '#src/api/draft.ts';

/** The measuring helper, open, with nothing in it yet. */
export const NOT_MEASURED: Measured = { widths: ['', '', ''], heights: ['', '', ''], diagonals: ['', ''] };
