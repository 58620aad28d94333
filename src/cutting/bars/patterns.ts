/** How many of each size a bar holds, by the index of the size. */
export type Pattern = readonly number[];

/** A pattern, and how often it is cut: a share, as long as it is not rounded. */
export interface Use {
  readonly pattern: Pattern;
  readonly times: number;
}

export interface Demand {
  /** Different sizes in whole mm. */
  readonly sizes: readonly number[];
  /** How many of each are needed; 1 or more. */
  readonly counts: readonly number[];
  readonly capacityMm: number;
}

const TINY = 1e-9;

/** The pattern that is worth most, where each size is worth so much. */
function mostWorth({ sizes, counts, capacityMm }: Demand, worth: readonly number[]): Pattern {
  const best = new Float64Array(capacityMm + 1);
  const taken = sizes.map((size, at) => {
    const copies = new Uint8Array(capacityMm + 1);
    const value = worth[at] ?? 0;
    const most = Math.min(counts[at] ?? 0, Math.floor(capacityMm / size), 255);
    if (value <= TINY) return copies;
    // From the full capacity down: what is read still knows nothing of this size.
    for (let room = capacityMm; room >= size; room -= 1) {
      let top = best[room] ?? 0;
      for (let count = 1; count <= most && count * size <= room; count += 1) {
        const sum = (best[room - count * size] ?? 0) + count * value;
        if (sum > top + TINY) {
          top = sum;
          copies[room] = count;
        }
      }
      best[room] = top;
    }
    return copies;
  });
  const pattern = sizes.map(() => 0);
  let room = capacityMm;
  for (let at = sizes.length - 1; at >= 0; at -= 1) {
    const count = taken[at]?.[room] ?? 0;
    pattern[at] = count;
    room -= count * (sizes[at] ?? 0);
  }
  return pattern;
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((total, value, at) => total + value * (other[at] ?? 0), 0);

/** A column of patterns enters the basis in place of the row that runs out first. */
function pivot(inverse: number[][], amounts: number[], column: readonly number[]): number | null {
  let row: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, value] of column.entries()) {
    if (value <= 1e-7) continue;
    const ratio = (amounts[at] ?? 0) / value;
    if (ratio < least - TINY) {
      least = ratio;
      row = at;
    }
  }
  const leaving = row === null ? undefined : inverse[row];
  if (row === null || leaving === undefined) return null;
  const by = column[row] ?? 1;
  const scaled = leaving.map((value) => value / by);
  const amount = (amounts[row] ?? 0) / by;
  for (const [at, value] of column.entries()) {
    if (at === row) continue;
    inverse[at] = (inverse[at] ?? []).map((each, place) => each - value * (scaled[place] ?? 0));
    amounts[at] = (amounts[at] ?? 0) - value * amount;
  }
  inverse[row] = scaled;
  amounts[row] = amount;
  return row;
}

/**
 * Which patterns cover a demand with the least material when they may be cut a part of a time (Gilmore and Gomory 1961):
 * patterns are made as they are needed. `bars` is no more than what any whole plan needs.
 */
function sharedPatterns(demand: Demand): { readonly uses: readonly Use[]; readonly bars: number } {
  const { sizes, counts, capacityMm } = demand;
  const most = sizes.map((size, at) => Math.min(counts[at] ?? 1, Math.floor(capacityMm / size)));
  const basis: Pattern[] = sizes.map((_, at) =>
    sizes.map((__, place) => (place === at ? (most[at] ?? 1) : 0)),
  );
  const inverse = sizes.map((_, at) => sizes.map((__, place) => (place === at ? 1 / (most[at] ?? 1) : 0)));
  const amounts = counts.map((count, at) => count / (most[at] ?? 1));
  let bars = 0;
  for (let round = 0; round < 40 * sizes.length; round += 1) {
    const worth = sizes.map((_, at) => inverse.reduce((total, row) => total + (row[at] ?? 0), 0));
    const pattern = mostWorth(demand, worth);
    const value = dot(pattern, worth);
    // Worth that no pattern exceeds proves a bound, before the best patterns are all there (Farley 1990).
    bars = Math.max(bars, dot(worth, counts) / Math.max(1, value));
    if (value <= 1 + 1e-7) break;
    const row = pivot(
      inverse,
      amounts,
      inverse.map((each) => dot(each, pattern)),
    );
    if (row === null) break;
    basis[row] = pattern;
  }
  return { uses: basis.map((pattern, at) => ({ pattern, times: Math.max(0, amounts[at] ?? 0) })), bars };
}

/** As often as whole bars allow, and once what is most wanted; never more than is needed. */
function wholeTimes(uses: readonly Use[], counts: readonly number[]): readonly Use[] {
  const left = [...counts];
  const cut = (pattern: Pattern, times: number): Use => {
    const fits = pattern.flatMap((count, at) => (count === 0 ? [] : [Math.floor((left[at] ?? 0) / count)]));
    const whole = Math.min(times, ...fits);
    for (const [at, count] of pattern.entries()) left[at] = (left[at] ?? 0) - whole * count;
    return { pattern, times: whole };
  };
  const rounded = uses
    .toSorted((one, other) => other.times - one.times)
    .map(({ pattern, times }) => cut(pattern, Math.floor(times + 1e-6)))
    .filter(({ times }) => times > 0);
  if (rounded.length > 0) return rounded;
  const [first] = uses.toSorted((one, other) => other.times - one.times);
  if (first === undefined) return [];
  // Trimmed to what is still needed.
  const pattern = first.pattern.map((count, at) => Math.min(count, counts[at] ?? 0));
  return [cut(pattern, 1)];
}

/** Whole patterns that cover a demand, found by rounding shared ones and planning the rest again. */
export function wholePatterns(demand: Demand): { readonly uses: readonly Use[]; readonly least: number } {
  const first = sharedPatterns(demand);
  const uses: Use[] = [];
  let counts = demand.counts;
  let shared = first.uses;
  for (;;) {
    const cut = wholeTimes(shared, counts);
    uses.push(...cut);
    counts = counts.map(
      (count, at) => count - cut.reduce((sum, use) => sum + use.times * (use.pattern[at] ?? 0), 0),
    );
    const open = counts.flatMap((count, at) => (count > 0 ? [at] : []));
    if (open.length === 0 || cut.length === 0) break;
    const rest: Demand = {
      sizes: open.map((at) => demand.sizes[at] ?? 1),
      counts: open.map((at) => counts[at] ?? 0),
      capacityMm: demand.capacityMm,
    };
    shared = sharedPatterns(rest).uses.map(({ pattern, times }) => {
      const whole = counts.map(() => 0);
      for (const [place, at] of open.entries()) whole[at] = pattern[place] ?? 0;
      return { pattern: whole, times };
    });
  }
  return { uses, least: Math.ceil(first.bars - 1e-6) };
}
