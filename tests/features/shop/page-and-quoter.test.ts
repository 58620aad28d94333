import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { quoterMachine } from '#machines/quoter/quoter.machine.ts';
import type { Draft, DraftWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { askedPiece } from '#src/features/delivery/answer/place-answer.tsx';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { quoteHref } from '#src/features/product/addresses.ts';
import { priceAt, quotesAt } from '#src/features/product/price-at.ts';
import { fittingOf } from '#src/materials/window-parts.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { openWindowOf } from '#src/screens/storefront/cotizador/draft/open-window-of.ts';
import { sizeChoicesOf } from '#src/screens/storefront/cotizador/offers/size-choices.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

useFakeBrowser();

const book = publicBook(quotable.publicPrices);

const from = (first: number, last: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);

/** From 0.6 to 3.4 m, in mm; an awning's second measure is one of its arms. */
const sizesOf = ({ product: { projections } }: Variant): readonly Size[] => {
  const heights = projections?.map(({ projectionMm }) => projectionMm) ?? from(607, 3_399, 349);
  return from(603, 3_399, 233).flatMap((widthMm) => heights.map((heightMm) => ({ widthMm, heightMm })));
};

/** The quoter's draft after links were followed, each to the window that it adds. */
async function following(links: readonly string[]): Promise<Draft> {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const actor = createActor(quoterMachine).start();
  for (const link of links) openWindowOf(new URL(link, 'https://tienda.mx').searchParams, actor);
  const draft = () => actor.getSnapshot().context.draft;
  await vi.waitFor(() => {
    expect(draft().windows).toHaveLength(links.length);
  });
  const result = draft();
  actor.stop();
  return result;
}

const priced = (window: DraftWindow, { unit }: Draft) => priceWindow(window, unit, book, quotable);

const variantOf = (slug: string): Variant => {
  const variant = quotable.variantOf(slug);
  if (variant === undefined) throw new Error(`no variant ${slug}`);
  return variant;
};

describe('the quoter that a product’s page leads to', () => {
  it.each(quotable.variants)(
    'asks the price and the material of the page, at every size: $slug',
    async (variant) => {
      const sizes = sizesOf(variant);
      const colour = variant.colours.at(-1);
      if (colour === undefined) throw new Error('no colour');
      const color = colour.slug;
      const draft = await following(sizes.map((size) => quoteHref(variant.slug, color, size)));
      for (const [at, window] of draft.windows.entries()) {
        const size = sizes[at];
        if (size === undefined) throw new Error('a window came from no link');
        const inQuoter = priced(window, draft);
        const { price } = inQuoter;
        expect(price?.totalCentavos ?? null, JSON.stringify(size)).toBe(
          priceAt(variant, size)?.centavos ?? null,
        );
        const [quote] = quotesAt(variant, size);
        if (quote === undefined) continue;
        const { line, mount, fitting } = askedPiece(variant, colour, quote.line);
        const sent = quotedOf(inQuoter);
        expect(sent).toMatchObject({ line, mount });
        // What is usual is worked out by whoever is asked.
        expect(sent && fittingOf({ ...sent, fitting }, variant)).toEqual(sent?.fitting);
      }
    },
  );

  it('begins with the wider roll that the size needs, which can be taken back', async () => {
    const size = { widthMm: 2_803, heightMm: 2_003 };
    const draft = await following([quoteHref('blackout-lino', 'blanco', size)]);
    const [window] = draft.windows;
    if (window === undefined) throw new Error('no window');
    expect(window.choices).toEqual({ rollMm: 3_000 });
    const choices = sizeChoicesOf(priced(window, draft), book, quotable);
    expect(choices?.changes).toEqual([{ change: 'roll', rollMm: 3_000 }]);
    expect([choices?.without.line, choices?.plainCentavos]).toEqual([{ ...size, quantity: 1 }, null]);
  });

  it('chooses nothing for a size that the usual blind is made in, nor for one that nothing is', async () => {
    const sizes = [
      { widthMm: 1_207, heightMm: 1_409 },
      { widthMm: 9_001, heightMm: 2_003 },
    ];
    const { windows } = await following(sizes.map((size) => quoteHref('blackout-lino', 'blanco', size)));
    expect(windows.map(({ choices, offer }) => ({ choices, offer }))).toEqual([
      { choices: {}, offer: null },
      { choices: {}, offer: null },
    ]);
    expect(priceAt(variantOf('blackout-lino'), { widthMm: 9_001, heightMm: 2_003 })).toBeNull();
  });

  it('begins with the motor that was chosen, and with the roll that it needs', async () => {
    const link = (widthMm: number, control: string) =>
      `${quoteHref('screen-5', undefined, { widthMm, heightMm: 2_207 })}&mando=${control}`;
    const { windows } = await following([
      link(1_803, 'motor-recargable'),
      link(2_611, 'motor-electrico'),
      link(1_803, 'manivela'),
    ]);
    const [small, wide, unknown] = windows.map(({ choices }) => choices);
    expect(small).toEqual({ control: 'motor-recargable', remotes: [{ id: 'control-aura-1', count: 1 }] });
    expect(wide).toMatchObject({ control: 'motor-electrico', rollMm: 3_000 });
    expect(unknown).toEqual({});
  });
});
