import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, emptyWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { offersOf } from '#src/screens/storefront/cotizador/offers/offers.ts';
import { RUNS } from '#tests/support/runs.ts';

const book = publicBook(quotable.publicPrices);

/** What is offered for a window in place of its size. */
function offersFor(slug: string, widthMm: number, heightMm: number) {
  const variant = quotable.variantOf(slug);
  const window = {
    ...emptyWindow('a', 'Sala'),
    ...{ family: variant?.family ?? null, variant: slug, color: variant?.colours[0]?.slug ?? null },
    ...{ width: String(widthMm), height: String(heightMm) },
  };
  const draft = { ...EMPTY_DRAFT, unit: 'mm' as const, windows: [window] };
  return offersOf({ draft, book, quotable, current: priceWindow(window, 'mm', book, quotable) });
}

type Offers = ReturnType<typeof offersFor>;

const titlesOf = (offers: Offers) => offers.map(({ title }) => title);

/** What the picture of each offer shows: the drawing to scale, its words, and the scheme of its cut. */
const picturesOf = (offers: Offers) =>
  offers.map(({ drawing, detail, quote: { made } }) =>
    JSON.stringify([drawing, detail, made.fabric?.lay, made.fabric?.pieces, made.widthsMm.length]),
  );

it('7 m and 240 × 420 cm have several offers', () => {
  expect(offersFor('blackout-lino', 7_000, 1_800).length).toBeGreaterThan(2);
  expect(offersFor('blackout-lino', 2_400, 4_200).length).toBeGreaterThan(1);
});

it('the offers for a size have different names and look different from each other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...quotable.variants),
      fc.integer({ min: 300, max: 12_000 }),
      fc.integer({ min: 300, max: 6_000 }),
      ({ slug }, widthMm, heightMm) => {
        const offers = offersFor(slug, widthMm, heightMm);
        expect(new Set(titlesOf(offers)).size).toBe(offers.length);
        expect(new Set(picturesOf(offers)).size).toBe(offers.length);
      },
    ),
    { numRuns: Math.ceil(RUNS / 4) },
  );
});
