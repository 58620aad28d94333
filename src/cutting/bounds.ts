/**
 * Bounds from dual feasible functions (Fekete and Schepers 2001; Martello and Toth 1990): whatever fits side by side in a
 * width of 1 has weights that add up to 1 at most. So the weights of all pieces, each times its length, are at least
 * covered by the length that is used.
 */
export type Weight = (share: number) => number;

/** Shares of the width are compared with this tolerance. */
const NEARLY = 1e-9;

/** Pieces as wide as they are. */
const plain: Weight = (share) => share;

/** Rounded to steps of 1/k where that favours none. */
const stepped =
  (steps: number): Weight =>
  (share) => {
    const scaled = share * (steps + 1);
    return Math.abs(scaled - Math.round(scaled)) < NEARLY ? share : Math.floor(scaled) / steps;
  };

/** Nothing fits beside the large, so the small count for nothing and the large for the whole. */
const largeOnly =
  (least: number): Weight =>
  (share) => {
    if (share > 1 - least + NEARLY) return 1;
    return share >= least - NEARLY ? share : 0;
  };

/** Counted: as many as fit beside each other share the width equally. */
const counted = (least: number): Weight => {
  const most = Math.floor(1 / least + NEARLY);
  return (share) => {
    if (share > 0.5 + NEARLY) return 1 - Math.floor((1 - share) / least + NEARLY) / most;
    return share >= least - NEARLY ? 1 / most : 0;
  };
};

const MOST_STEPS = 20;
const MOST_LEASTS = 60;

/** The functions worth trying for pieces of these shares of the width. */
export function weightsFor(shares: readonly number[]): readonly Weight[] {
  const leasts = [...new Set(shares.map((share) => Math.min(share, 1 - share)))]
    .filter((least) => least > NEARLY && least <= 0.5)
    .toSorted((a, b) => b - a)
    .slice(0, MOST_LEASTS);
  return [
    plain,
    ...Array.from({ length: MOST_STEPS }, (_, at) => stepped(at + 1)),
    ...leasts.flatMap((least) => [largeOnly(least), counted(least)]),
  ];
}

/** A whole number of mm that is at least this, forgiving what floats add. */
export const wholeAtLeast = (value: number): number => Math.ceil(value - 1e-6);

/**
 * The least length in which pieces of these lengths end when at most `most` lie side by side: as for jobs on equal
 * machines, of the longest k × most + 1 pieces some k + 1 lie one behind the other.
 */
export function behindEachOther(lengths: readonly number[], most: number): number {
  const longest = lengths.toSorted((a, b) => b - a);
  const sum = longest.reduce((total, length) => total + length, 0);
  let bound = Math.ceil(sum / most);
  for (let rows = 1; rows * most < longest.length; rows += 1) {
    let behind = 0;
    for (let at = rows * most - rows; at <= rows * most; at += 1) behind += longest[at] ?? 0;
    bound = Math.max(bound, behind);
  }
  return bound;
}
