import * as fc from 'fast-check';
import { daysAfter, today } from '#mocks/today.ts';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { cutListOf } from '#src/materials/cut-list.ts';
import { needsOf, type ClothNeed } from '#src/materials/needs.ts';
import { waysOf } from '#tests/materials/support/ways.ts';
import type { Shelf } from '#tests/mocks/support/shelves.ts';

/** What there is of an article, as shares of what some windows take; more of it arrives in some days. */
interface Amount {
  readonly free: number;
  readonly more: number;
  readonly inDays: number;
  /** Length of a whole roll in m, of a cloth. */
  readonly rollM: number;
}

const amount: fc.Arbitrary<Amount> = fc.record({
  // Enough for nothing, almost one, just one, two or many of the same order.
  free: fc.constantFrom(0, 0.97, 1, 2.02, 50, 50, 50, 50),
  more: fc.constantFrom(0, 0.5, 1, 3),
  inDays: fc.integer({ min: 0, max: 70 }),
  // The short ones make several rolls of what there is.
  rollM: fc.constantFrom(30, 50, 7.35, 11.03),
});

/** Amounts for as many articles as a test has. */
export const anyAmounts = fc.array(amount, { minLength: 12, maxLength: 12 });

const HUNDREDTHS = 100;
/** Of what is counted a whole number. */
const share = (of: number, quantity: number, isMeasured: boolean) =>
  isMeasured ? Math.round(of * quantity * HUNDREDTHS) / HUNDREDTHS : Math.floor(of * quantity);

/** Metres of each width of a cloth where all is cut from that width alone, or from all of them together. */
const metresByWidth = (need: ClothNeed): ReadonlyMap<number, number> =>
  new Map(
    waysOf(need)
      .flat()
      .map(({ widthMm, quantity }) => [widthMm, quantity]),
  );

/** A shelf for each article that windows take; of a cloth for each width. */
export function shelvesFor(windows: readonly QuotedWindow[], amounts: readonly Amount[]): readonly Shelf[] {
  const { cloths, parts } = needsOf(windows, quotable);
  const taken = [
    ...cloths.flatMap((need) =>
      [...metresByWidth(need)].map(([of, quantity]) => ({ code: need.code, of, quantity })),
    ),
    ...parts,
  ];
  return taken.flatMap(({ quantity, ...article }, at): readonly Shelf[] => {
    const own = amounts[at % amounts.length];
    if (own === undefined) return [];
    const isMeasured = 'of' in article || !Number.isInteger(quantity);
    return [
      {
        ...('of' in article
          ? { code: article.code, of: article.of, rollM: own.rollM }
          : { code: article.code }),
        free: share(own.free, quantity, isMeasured),
        more: [share(own.more, quantity, isMeasured), daysAfter(today(), own.inDays)],
      },
    ];
  });
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** What some windows take at the very least: of a cloth its area in mm², of a bar its length in mm. */
interface Least {
  readonly code: string;
  readonly least: number;
  /** How much of that a metre, a bar or a piece is. */
  readonly per: (widthMm: number | undefined) => number;
}

/** The bare measures of the parts, without any rule of how they are cut. */
function leastOf(windows: readonly QuotedWindow[]): readonly Least[] {
  const { cloths, bars, counted } = cutListOf([{ folio: '', windows }], quotable);
  return [
    ...cloths.map(({ code, pieces }) => ({
      code,
      least: sum(pieces.map(({ acrossMm, alongMm }) => acrossMm * alongMm)),
      per: (widthMm = 0) => widthMm * 1_000,
    })),
    ...bars.map(({ code, barMm, pieces }) => ({
      code,
      least: sum(pieces.map(({ lengthMm }) => lengthMm)),
      per: () => barMm,
    })),
    ...counted.map(({ code, unit, quantity }) => ({
      code,
      least: quantity,
      per: () => (unit === 'mm' ? 1_000 : 1),
    })),
  ];
}

const NEVER = '9999-12-31';

/** A day before which windows cannot be made of some shelves, however cleverly they are cut. */
export function notBefore(windows: readonly QuotedWindow[], shelves: readonly Shelf[]): string {
  const days = leastOf(windows).map(({ code, least, per }) => {
    const own = shelves.filter((shelf) => shelf.code === code);
    const arrivals = own.flatMap(({ more }) => (more === undefined ? [] : [more[1]]));
    const isEnough = (day: string) =>
      sum(
        own.map(({ of, free, more }) => {
          const arrived = more !== undefined && more[1] <= day ? more[0] : 0;
          return ((free ?? 0) + (day > today() ? arrived : 0)) * per(of);
        }),
      ) >=
      least - 1;
    return [today(), ...arrivals.toSorted()].find(isEnough) ?? NEVER;
  });
  return days.toSorted().at(-1) ?? NEVER;
}

/**
 * The articles of which there is less than some windows take so many times, however cleverly they are cut.
 * @param isLater whether what arrives counts too
 */
export function tooMuchFor(
  windows: readonly QuotedWindow[],
  times: number,
  shelves: readonly Shelf[],
  isLater: boolean,
): readonly string[] {
  return leastOf(windows).flatMap(({ code, least, per }) => {
    const there = shelves
      .filter((shelf) => shelf.code === code)
      .map(({ of, free, more }) => ((free ?? 0) + (isLater ? (more?.[0] ?? 0) : 0)) * per(of));
    return least * times - 1 > sum(there) ? [code] : [];
  });
}
