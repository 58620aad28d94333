import { fullest } from '../fullest.ts';
import { wholeBelow, type Random } from '../random.ts';
import { byArea, fill, splits, type Filled, type Item, type Split } from './fill.ts';

/** A stretch of roll between two cuts from edge to edge; its end is `usedMm`. */
export type Section = Filled;

/** The roll that sections are cut from, in mm. */
export interface Strip {
  readonly acrossMm: number;
  /** No section is longer, unless a single piece is. */
  readonly longestMm: number;
}

/** Counts what was tried, so that a plan ends after the same work on every machine. */
export interface Work {
  done: number;
}

/** Lengths tried for each section. */
const MOST_LENGTHS = 6;
/** Pieces considered beside the one that a section is as long as. */
const MOST_BESIDE = 60;

const byLength = (one: Item, other: Item) =>
  other.alongMm - one.alongMm || other.acrossMm - one.acrossMm || one.at - other.at;
const byWidth = (one: Item, other: Item) =>
  other.acrossMm - one.acrossMm || other.alongMm - one.alongMm || one.at - other.at;
/** The lengths worth trying for a section that begins with a piece: its own, and its own before another piece. */
function lengthsFor(leader: Item, others: readonly Item[], { longestMm }: Strip, random: Random | null) {
  const reachable = [...new Set(others.map(({ alongMm }) => leader.alongMm + alongMm))].filter(
    (length) => length <= longestMm,
  );
  const step = Math.max(1, Math.ceil(reachable.length / MOST_LENGTHS));
  const first = random === null ? 0 : wholeBelow(random, step);
  return [leader.alongMm, ...reachable.filter((_, at) => at % step === first)];
}

/** The pieces that together are as wide as possible beside a leader, the leader first. */
function besideLeader(leader: Item, others: readonly Item[], { acrossMm }: Strip): readonly Item[] {
  const near = others.filter(({ alongMm }) => alongMm <= leader.alongMm).slice(0, MOST_BESIDE);
  const widths = near.map((item) => item.acrossMm);
  const chosen = new Set(fullest(widths, acrossMm - leader.acrossMm));
  return [leader, ...near.filter((_, at) => chosen.has(at))];
}

const shareUsed = ({ piecesMm2, usedMm }: Filled, { acrossMm }: Strip) => piecesMm2 / (usedMm * acrossMm);

/** The fullest section that begins with a piece. */
function bestSection(
  leader: Item,
  orders: readonly (readonly Item[])[],
  strip: Strip,
  random: Random | null,
  work: Work,
): Section {
  const others = orders[0] ?? [];
  let best = fill([leader], strip.acrossMm, leader.alongMm, 'lengthwise');
  let bestShare = shareUsed(best, strip);
  const consider = (order: readonly Item[], lengthMm: number, split: Split) => {
    const filled = fill(order, strip.acrossMm, lengthMm, split);
    work.done += order.length;
    const share = shareUsed(filled, strip);
    if (share > bestShare + 1e-9) {
      best = filled;
      bestShare = share;
    }
  };
  const beside = besideLeader(leader, others, strip);
  const chosen = new Set(beside);
  consider([...beside, ...others.filter((item) => !chosen.has(item))], leader.alongMm, 'lengthwise');
  for (const lengthMm of lengthsFor(leader, others, strip, random)) {
    for (const order of orders) {
      for (const split of splits) {
        if (bestShare > 1 - 1e-9) return best;
        consider([leader, ...order], lengthMm, split);
      }
    }
  }
  return best;
}

/** The piece that the next section begins with: the longest, by chance one of the next. */
function leaderOf(items: readonly Item[], random: Random | null): Item | undefined {
  const at = random === null || random() < 0.6 ? 0 : wholeBelow(random, Math.min(4, items.length));
  return items[at];
}

/**
 * Cuts pieces from an endless strip, section after section, each as full as can be found. Every piece must be no wider
 * than the strip. Without chance the result is always the same.
 */
export function sectionsOf(
  items: readonly Item[],
  strip: Strip,
  random: Random | null,
  work: Work,
): readonly Section[] {
  let left = items.toSorted(byLength);
  const sections: Section[] = [];
  for (;;) {
    const leader = leaderOf(left, random);
    if (leader === undefined) return sections;
    const others = left.filter((item) => item !== leader);
    const section = bestSection(
      leader,
      [others, others.toSorted(byWidth), others.toSorted(byArea)],
      strip,
      random,
      work,
    );
    sections.push(section);
    const laid = new Set(section.spots.map(({ at }) => at));
    left = left.filter(({ at }) => !laid.has(at));
  }
}

/** Each piece in a section of its own, as a workshop cuts that plans nothing. It may need the selvedges too. */
export const oneByOne = (items: readonly Item[], { acrossMm }: Strip): readonly Section[] =>
  items.map((item) => fill([item], Math.max(acrossMm, item.acrossMm), item.alongMm, 'lengthwise'));

/** The length of all sections in mm. */
export const lengthOf = (sections: readonly Section[]): number =>
  sections.reduce((total, { usedMm }) => total + usedMm, 0);
