import * as fc from 'fast-check';
import { daysAfter, today } from '#mocks/today.ts';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { cutListOf } from '#src/materials/cut-list.ts';
import { needsOf, type Need } from '#src/materials/needs.ts';
import type { Shelf } from '#tests/mocks/support/shelves.ts';

/** What there is of an article, as shares of what some windows take; more of it arrives in some days. */
interface Amount {
  readonly free: number;
  readonly more: number;
  readonly inDays: number;
}

const amount: fc.Arbitrary<Amount> = fc.record({
  // Enough for nothing, almost one, just one, two or many of the same order.
  free: fc.constantFrom(0, 0.97, 1, 2.02, 50, 50, 50, 50),
  more: fc.constantFrom(0, 0.5, 1, 3),
  inDays: fc.integer({ min: 0, max: 70 }),
});

/** Amounts for as many articles as a test has. */
export const anyAmounts = fc.array(amount, { minLength: 12, maxLength: 12 });

const HUNDREDTHS = 100;
const share = (of: number, quantity: number) => Math.round(of * quantity * HUNDREDTHS) / HUNDREDTHS;

/** A shelf for each article that windows take; of a cloth for each width. */
export function shelvesFor(windows: readonly QuotedWindow[], amounts: readonly Amount[]): readonly Shelf[] {
  const { articles } = needsOf(windows, quotable);
  const needs = articles.flatMap(({ ways }) => [
    ...new Map(ways.flat().map((need) => [`${need.code} ${String(need.widthMm)}`, need])).values(),
  ]);
  return needs.flatMap(({ code, widthMm, quantity }, at): readonly Shelf[] => {
    const own = amounts[at % amounts.length];
    if (own === undefined) return [];
    return [
      {
        code,
        ...(widthMm === null ? {} : { of: widthMm }),
        free: share(own.free, quantity),
        more: [share(own.more, quantity), daysAfter(today(), own.inDays)],
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

/** Whether there is a way to cut each of some orders so that together they take no more than there is. */
export function canAllHave(
  orders: readonly (readonly (readonly Need[])[])[],
  have: ReadonlyMap<number | null, number>,
): boolean {
  const [first, ...others] = orders;
  if (first === undefined) return true;
  return first.some((way) => {
    const left = new Map(have);
    for (const { widthMm, quantity } of way) left.set(widthMm, (left.get(widthMm) ?? 0) - quantity);
    return [...left.values()].every((amountLeft) => amountLeft > -0.001) && canAllHave(others, left);
  });
}
