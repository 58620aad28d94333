import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { supplyOf } from '#mocks/availability.ts';
import { remnants } from '#mocks/rows/remnant.ts';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { needsOf } from '#src/materials/needs.ts';
import { waysOf } from '#tests/materials/support/ways.ts';
import { clientOf } from '#tests/mocks/support/client.ts';
import { boughtIn, planFor } from '#tests/mocks/support/cut-plans.ts';
import { fillShelves, putOnShelf, takeRestsOut } from '#tests/mocks/support/shelves.ts';
import { livingRoom } from '#tests/mocks/support/shop.ts';
import { RUNS } from '#tests/support/runs.ts';

/** Each input takes a fifth of a second: all three minutes with ten thousand runs. */
const some = { numRuns: Math.max(20, Math.ceil(RUNS / 30)) };

/** A cloth on rolls of 2.50 and 3.00 m, and one on rolls of one width. */
const cloths = fc.constantFrom(
  { variant: 'blackout-lino', color: 'arena', widthsMm: [2_500, 3_000] },
  { variant: 'decorativa-telar', color: 'maiz-y-hueso', widthsMm: [2_400] },
);

const size = fc.record({
  widthMm: fc.integer({ min: 700, max: 2_200 }),
  heightMm: fc.integer({ min: 900, max: 2_400 }),
  quantity: fc.integer({ min: 1, max: 9 }),
});

/** What there is of a width, as a share of what all windows take of it, on rolls of a length. */
const there = fc.record({
  share: fc.constantFrom(0, 0.31, 0.5, 0.77, 0.97, 1, 1.03, 1.4, 2.2),
  rollM: fc.constantFrom(4.21, 7.35, 11.03, 30, 50),
});

const rest = fc.record({
  width_mm: fc.integer({ min: 400, max: 2_400 }),
  length_mm: fc.integer({ min: 600, max: 3_000 }),
});

const windowsOf = (
  { variant, color }: Pick<QuotedWindow, 'variant' | 'color'>,
  sizes: readonly Pick<QuotedWindow['line'], 'widthMm' | 'heightMm' | 'quantity'>[],
): readonly QuotedWindow[] =>
  sizes.map((line, at) => ({
    ...livingRoom,
    ...{ key: `v${String(at)}`, variant, color, line, mount: 'outside' as const },
    ...{ measured: null, asked: null, fitting: { controlMm: 1_000 } },
  }));

const input = [
  cloths,
  fc.array(size, { minLength: 1, maxLength: 4 }),
  fc.tuple(there, there),
  fc.array(rest, { maxLength: 3 }),
] as const;

beforeEach(fillShelves);

it('nothing is bought of what the promise says is there, and all is there of what a plan need not buy', async () => {
  const client = await clientOf('administrator');
  await fc.assert(
    fc.asyncProperty(...input, async (cloth, sizes, shelves, rests) => {
      const windows = windowsOf(cloth, sizes);
      const [need] = needsOf(windows, quotable).cloths;
      if (need === undefined) throw new Error('they take no cloth');
      await takeRestsOut();
      const metres = new Map(
        waysOf(need)
          .flat()
          .map(({ widthMm, quantity }) => [widthMm, quantity]),
      );
      for (const [at, of] of cloth.widthsMm.entries()) {
        const { share = 0, rollM = 30 } = shelves[at] ?? {};
        const free = Math.floor((metres.get(of) ?? 0) * share * 100) / 100;
        await putOnShelf({ code: need.code, of, free, rollM });
      }
      const isLacking = supplyOf([...windows]).some(({ waits }) => waits.length > 0);
      const bought = async (most: number) => {
        const stock = await client.request('cuttingStock', {});
        return boughtIn(planFor([{ folio: 'P', windows }], stock, most));
      };
      expect((await bought(0)).length > 0).toBe(isLacking);
      // A plan that is made better, and may take rests besides, may need less.
      for (const [at, one] of rests.entries()) {
        await remnants.create({ ...one, id: `S-${String(at)}`, code: need.code, plan: null });
      }
      expect(isLacking ? [] : await bought(5_000)).toEqual([]);
    }),
    some,
  );
});
