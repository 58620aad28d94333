import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { withControl } from '#src/features/draft-windows/choices.ts';
import { usualSize } from '#src/features/product/drawing-of.ts';
import { firstPreset, presetsOf } from '#src/features/product/light/size-presets.ts';
import { priceAt } from '#src/features/product/price-at.ts';
import { lowestOf, priceFrom } from '#src/features/product/price-from.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';

const variantOf = (slug: string): Variant => {
  const variant = catalog.variants.find((one) => one.slug === slug);
  if (variant === undefined) throw new Error(`no variant ${slug}`);
  return variant;
};

describe('the lowest price of a variant', () => {
  it.each(catalog.variants)('is a price that the engine quotes: $slug', (variant) => {
    const price = priceFrom(variant);
    if (price === null) throw new Error('no price');
    expect(price.centavos).toBeGreaterThan(0);
    const { upTo, control } = price;
    const side = 'areaMm2' in upTo ? { widthMm: 1_000, heightMm: 1_000 } : upTo;
    const choices = withControl({}, variant.product, control, 1, publicPrices);
    const quote = quoteLine({ ...side, ...choices, quantity: 1 }, variant.product, publicPrices);
    expect(quote).toMatchObject({ kind: 'quote', totalCentavos: price.centavos });
  });

  it.each([
    ['blackout-calma', 89_000, 'cadena', { widthMm: 1_000, heightMm: 1_000 }],
    ['romana-gasa', 164_000, 'cadena', { areaMm2: 1_000_000 }],
    ['sheer-natural', 138_000, 'cadena', { widthMm: 600, heightMm: 800 }],
    ['oporto-acrilica', 1_496_000, 'manivela', { widthMm: 2_000, heightMm: 1_520 }],
  ] as const)('of %s is %i with %s', (slug, centavos, control, upTo) => {
    expect(priceFrom(variantOf(slug))).toEqual({ centavos, control, upTo });
  });

  it('includes the motor when there is no manual control', () => {
    expect(priceFrom(variantOf('siena-acrilica'))?.control).toBe('motor-toldo');
  });

  it('of several variants is that of the cheapest, and null without variants', () => {
    const some = ['screen-1', 'blackout-calma', 'screen-3'].map(variantOf);
    expect(lowestOf(some)?.centavos).toBe(89_000);
    expect(lowestOf([])).toBeNull();
  });
});

describe('the price at a size', () => {
  it('uses the roll and the control that can make the size', () => {
    const screen = variantOf('screen-5');
    expect(priceAt(screen, { widthMm: 1_400, heightMm: 1_500 })).toEqual({
      centavos: 275_100,
      control: 'cadena',
    });
    expect(priceAt(screen, { widthMm: 2_700, heightMm: 2_400 })?.control).toBe('cadena');
    expect(priceAt(screen, { widthMm: 9_000, heightMm: 2_400 })).toBeNull();
  });

  it('is null when the price list has no price', () => {
    const variant = variantOf('screen-5');
    const unlisted = { ...variant, slug: 'unlisted', product: { ...variant.product, id: 'unlisted' } };
    expect(priceFrom(unlisted)).toBeNull();
    expect(presetsOf(unlisted)).toEqual([]);
  });
});

describe('the size presets', () => {
  it.each(catalog.variants)('can be made and have prices, at least two: $slug', (variant) => {
    const presets = presetsOf(variant);
    expect(presets.length).toBeGreaterThanOrEqual(2);
    expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length);
    for (const { size, price } of presets) expect(priceAt(variant, size)).toEqual(price);
    expect(presets[firstPreset(variant, presets)]).toBeDefined();
    expect(usualSize(variant).widthMm).toBeGreaterThanOrEqual(variant.product.limits.minWidthMm);
  });
});
