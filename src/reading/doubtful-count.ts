/**
 * A number of a message that may be how many pieces there are, or the number of their place, as a cell holds it: in question
 * marks, which no number has.
 */
export const asDoubtful = (count: string): string => `¿${count}?`;

/** The number of a cell that may be one of pieces; null where it is no such number. */
export const doubtfulCount = (cell: string): string | null => /^¿(\d+)\?$/.exec(cell)?.[1] ?? null;
