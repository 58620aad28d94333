import { fullest } from '../fullest.ts';
import { seededRandom, wholeBelow, type Random } from '../random.ts';
import { wholePatterns } from './patterns.ts';

/** A length to saw, with its cut. */
export interface Sawn {
  /** Its index in the list of pieces. */
  readonly at: number;
  readonly sizeMm: number;
}

/** Lengths that are sawn from one bar. */
export type Bin = readonly Sawn[];

const filled = (bin: Bin) => bin.reduce((total, { sizeMm }) => total + sizeMm, 0);

/** Lengths considered beside the longest one. */
const MOST_BESIDE = 90;

/** Bars filled one after the other: the longest length that is left, and what fills the rest of its bar best. */
function fillBars(lengths: readonly Sawn[], capacityMm: number): readonly Bin[] {
  const bins: Bin[] = [];
  let left = lengths;
  for (;;) {
    const [longest, ...others] = left;
    if (longest === undefined) return bins;
    const beside = others.slice(0, MOST_BESIDE);
    const chosen = new Set(
      fullest(
        beside.map(({ sizeMm }) => sizeMm),
        capacityMm - longest.sizeMm,
      ),
    );
    bins.push([longest, ...beside.filter((_, at) => chosen.has(at))]);
    left = others.filter((_, at) => !chosen.has(at));
  }
}

/** The sum of squares is larger where the same lengths leave fewer bars with room. */
const fullness = (bins: readonly Bin[]) => bins.reduce((total, bin) => total + filled(bin) ** 2, 0);

function shuffled(lengths: readonly Sawn[], random: Random): readonly Sawn[] {
  return lengths
    .map((sawn) => ({ sawn, order: sawn.sizeMm * (0.5 + random()) }))
    .toSorted((one, other) => other.order - one.order)
    .map(({ sawn }) => sawn);
}

/** Some bars to fill again: those with room, and by chance others. */
function chooseBars(bins: readonly Bin[], capacityMm: number, random: Random): ReadonlySet<number> {
  const most = 2 + wholeBelow(random, 6);
  const drawn = bins
    .map((bin, at) => ({ at, order: random() * (0.1 + 1 - filled(bin) / capacityMm) }))
    .toSorted((one, other) => other.order - one.order);
  return new Set(drawn.slice(0, most).map(({ at }) => at));
}

/** Different sizes for which patterns are worked out; beyond, filling bars again does as well in less time. */
const MOST_SIZES = 40;

/** Bars cut by patterns, with the fewest bars that the patterns prove. */
function byPatterns(lengths: readonly Sawn[], capacityMm: number) {
  const sizes = [...new Set(lengths.map(({ sizeMm }) => sizeMm))].toSorted((a, b) => b - a);
  if (sizes.length > MOST_SIZES) return null;
  const left = sizes.map((size) => lengths.filter(({ sizeMm }) => sizeMm === size));
  const { uses, least } = wholePatterns({ sizes, counts: left.map((each) => each.length), capacityMm });
  const bins = uses.flatMap(({ pattern, times }) =>
    Array.from({ length: times }, () => pattern.flatMap((count, at) => left[at]?.splice(0, count) ?? [])),
  );
  return { bins, least };
}

/** Fills some bars again in another order and keeps what is no worse, until `least` bars are reached. */
function fillAgain(start: readonly Bin[], capacityMm: number, least: number, tries: number): readonly Bin[] {
  const random = seededRandom(start.length * 6_151 + capacityMm);
  let best = start;
  for (let attempt = 0; attempt < tries && best.length > least; attempt += 1) {
    const chosen = chooseBars(best, capacityMm, random);
    const old = best.filter((_, at) => chosen.has(at));
    const again = fillBars(shuffled(old.flat(), random), capacityMm);
    if (again.length > old.length) continue;
    if (again.length === old.length && fullness(again) < fullness(old)) continue;
    best = [...best.filter((_, at) => !chosen.has(at)), ...again];
  }
  return best;
}

/**
 * Divides lengths among as few bars as can be found: one after the other, by patterns where those prove that fewer are
 * possible, and by filling some of them again.
 */
export function packBars(
  lengths: readonly Sawn[],
  capacityMm: number,
  least: number,
  tries: number,
): { readonly bins: readonly Bin[]; readonly least: number } {
  const filledUp = fillBars(
    lengths.toSorted((one, other) => other.sizeMm - one.sizeMm || one.at - other.at),
    capacityMm,
  );
  if (filledUp.length <= least) return { bins: filledUp, least };
  const patterned = byPatterns(lengths, capacityMm);
  const proven = Math.max(least, patterned?.least ?? 0);
  const start = patterned !== null && patterned.bins.length <= filledUp.length ? patterned.bins : filledUp;
  return { bins: fillAgain(start, capacityMm, proven, tries), least: proven };
}
