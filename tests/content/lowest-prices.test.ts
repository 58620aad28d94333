import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/content/catalogue.ts';
import { priceFrom } from '#src/screens/support/shop/price-from.ts';
import { workOutLowest } from './support/work-out-lowest.ts';

const digits = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_');

/** The table as it has to stand. */
const written = () =>
  [
    '/**',
    ' * The least that each variant costs the public: centavos with IVA, what moves it, and up to which width and height in',
    ' * millimetres, or up to which surface in mm². It stands here so that a page need not carry the engine and its price lists',
    ' * to say "desde"; a test works it out again, and `npx vitest run --project unit tests/content/lowest-prices.test.ts -u`',
    ' * writes it anew once prices have changed.',
    ' */',
    'export const lowestPrices: Readonly<',
    '  Record<',
    '    string,',
    '    | readonly [centavos: number, control: string, areaMm2: number]',
    '    | readonly [centavos: number, control: string, widthMm: number, heightMm: number]',
    '  >',
    '> = {',
    ...catalogue.variants.flatMap((variant) => {
      const price = workOutLowest(variant);
      if (price === null) return [];
      const { centavos, control, upTo } = price;
      const sides = 'areaMm2' in upTo ? [upTo.areaMm2] : [upTo.widthMm, upTo.heightMm];
      return [`  '${variant.slug}': [${digits(centavos)}, '${control}', ${sides.map(digits).join(', ')}],`];
    }),
    '};',
    '',
  ].join('\n');

describe('the table of lowest prices', () => {
  it('is what the engine quotes, line by line', async () => {
    await expect(written()).toMatchFileSnapshot('../../src/content/prices/lowest-prices.ts');
  });

  it.each(catalogue.variants)('prices $slug as the engine does', (variant) => {
    const price = workOutLowest(variant);
    expect(price).not.toBeNull();
    expect(priceFrom(variant)).toEqual(price);
  });
});
