import * as fc from 'fast-check';
import type { Line } from '#src/quoting/line.ts';
import type { Window } from '#src/quoting/measures/measure.ts';
import type { Buyer } from '#src/quoting/money/buyer.ts';
import type { Terms } from '#src/quoting/money/total.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { GridPrice, PriceList } from '#src/quoting/rules.ts';
import { awning, pleated, publicList, roller } from './example.ts';
import {
  atBorder,
  beforeIva,
  inHundredths,
  noMinimum,
  patterned,
  perArea,
  sheer,
  warranted,
} from './variants.ts';

/** Random input of the engine, for its properties. */
export const product = fc.constantFrom(roller, pleated, awning, sheer, patterned, warranted);

const mm = fc.oneof(
  fc.integer({ min: 1, max: 7_000 }),
  // values at steps, rolls, limits and arms
  fc.constantFrom(300, 750, 910, 1_520, 2_030, 2_300, 2_500, 2_800, 3_000, 4_000, 5_900),
  fc.constantFrom(299, 301, 2_301, 2_501, 2_801, 3_001, 4_001, 5_901, 20_000),
);
export const size = fc.record({ widthMm: mm, heightMm: mm });

const bp = fc.integer({ min: 0, max: 10_000 });
export const ivaBp = fc.constantFrom(0, 800, 1_600, 1_234, 10_000);
export const centavos = fc.integer({ min: 0, max: 1_000_000_000 });

const choices = {
  motor: fc.constantFrom('motor-1-nm', 'motor-10-nm', 'motor-30-nm', 'motor'),
  lay: fc.constantFrom('normal' as const, 'rotated' as const, 'joined' as const),
  cloths: fc.integer({ min: 1, max: 3 }),
  rollMm: fc.constantFrom(2_500, 3_000, 2_800, 1_000),
  gallery: fc.constantFrom('cofre', 'galeria-madera', 'dosel'),
  remotes: fc.array(
    fc.record({
      id: fc.constantFrom('control-1-canal', 'control-16-canales'),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 2 },
  ),
  extras: fc.uniqueArray(fc.constantFrom('instalacion', 'visita', 'sensor-sol', 'entrega-urgente', 'banda')),
  discountBp: bp,
};

/** A product, and a line that mostly names the product's own options. */
export const asked = product.chain((one) =>
  fc.record({
    product: fc.constant(one),
    line: fc.record(
      {
        widthMm: mm,
        heightMm: mm,
        quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(999)),
        control: fc.constantFrom(...one.controls.map(({ id }) => id)),
        ...choices,
      },
      { requiredKeys: ['widthMm', 'heightMm', 'quantity'] },
    ),
  }),
);

const number = fc.oneof(fc.double(), fc.integer(), mm);

/** Numbers of every kind in place of whole ones, and unknown names. */
export const anyLine: fc.Arbitrary<Line> = fc.record(
  {
    widthMm: number,
    heightMm: number,
    quantity: number,
    control: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'motor-radio')),
    motor: fc.string(),
    lay: choices.lay,
    cloths: number,
    rollMm: number,
    gallery: fc.string(),
    remotes: fc.array(fc.record({ id: fc.string(), count: number }), { maxLength: 2 }),
    extras: fc.array(fc.string(), { maxLength: 3 }),
    discountBp: number,
  },
  { requiredKeys: ['widthMm', 'heightMm', 'quantity'] },
);

const price = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom(0, 1, 100_000_000));

/** Price lists of both kinds, with every rule, at any price. */
export const priceList: fc.Arbitrary<PriceList> = fc
  .record({
    list: fc.constantFrom(publicList, perArea, noMinimum, inHundredths, beforeIva, atBorder),
    perM2: price,
    perMetre: price,
    iva: ivaBp,
  })
  .map(({ list, perM2, perMetre, iva }) => {
    const blind = list.products['enrollable-blackout'];
    return {
      ...list,
      ivaBp: iva,
      products: {
        ...list.products,
        ...(blind?.kind === 'area' ? { 'enrollable-blackout': { ...blind, centavosPerM2: perM2 } } : {}),
      },
      items: {
        ...list.items,
        cofre: { kind: 'metre', centavosPerMetre: perMetre, along: 'width', minimumMm: 1_000 },
      },
    };
  });

export const noLimits = { minWidthMm: 1, maxWidthMm: 20_000, minHeightMm: 1, maxHeightMm: 20_000 };

const steps = fc
  .uniqueArray(mm, { minLength: 1, maxLength: 6 })
  .map((unsorted) => unsorted.toSorted((a, b) => a - b));

/** A grid with uneven steps and prices that rise, fall and are missing. */
export const grid: fc.Arbitrary<GridPrice> = fc.tuple(steps, steps).chain(([widthsMm, heightsMm]) => {
  const row = fc.array(fc.option(price), { minLength: widthsMm.length, maxLength: widthsMm.length });
  return fc.record({
    kind: fc.constant('grid' as const),
    widthsMm: fc.constant(widthsMm),
    heightsMm: fc.constant(heightsMm),
    centavos: fc.array(row, { minLength: heightsMm.length, maxLength: heightsMm.length }),
  });
});

const quotes = fc
  .array(asked, { maxLength: 5 })
  .map((all) =>
    all
      .map(({ line, product: one }) => quoteLine(line, one, publicList))
      .flatMap((outcome) =>
        outcome.kind === 'quote' ? [outcome] : outcome.alternatives.map((way) => way.quote),
      ),
  );

/** Priced lines, and the same lines in another order. */
export const shuffledQuotes = quotes.chain((all) =>
  fc.record({
    quotes: fc.constant(all),
    shuffled: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
  }),
);

const tier = fc.record({ id: fc.constant('plata'), discountBp: bp, families: fc.record({ toldos: bp }) });

const buyer: fc.Arbitrary<Buyer> = fc.oneof(
  fc.constant({ kind: 'public' as const }),
  fc.record({ kind: fc.constant('distributor' as const), tier }),
  fc.record({ kind: fc.constant('client' as const), tier, marginBp: fc.integer({ min: 0, max: 9_000 }) }),
);

export const terms: fc.Arbitrary<Terms> = fc.record({
  buyer,
  depositBp: bp,
  freightCentavos: fc.option(fc.nat({ max: 500_000 })),
});

const three = fc.tuple(mm, mm, mm);

export const window: fc.Arbitrary<Window> = fc.record(
  {
    widthsMm: three,
    heightsMm: three,
    diagonalsMm: fc.tuple(mm, mm),
    mount: fc.constantFrom('inside' as const, 'outside' as const),
  },
  { requiredKeys: ['widthsMm', 'heightsMm', 'mount'] },
);
