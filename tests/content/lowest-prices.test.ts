import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import { calculateLowest } from './support/calculate-lowest.ts';

const digits = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_');

/** The expected content of the table's file. */
const written = () =>
  [
    '/**',
    ' * The lowest public price of each variant: centavos with IVA, its control, and the largest width and height in',
    ' * millimetres, or the largest surface in mm². Kept as data so that a page can show "desde" without loading the engine and its',
    ' * price lists; a test recalculates it, and `npx vitest run --project unit tests/content/lowest-prices.test.ts -u`',
    ' * updates it after prices change.',
    ' */',
    'export const lowestPrices: Readonly<',
    '  Record<',
    '    string,',
    '    | readonly [centavos: number, control: string, areaMm2: number]',
    '    | readonly [centavos: number, control: string, widthMm: number, heightMm: number]',
    '  >',
    '> = {',
    ...catalog.variants.flatMap((variant) => {
      const price = calculateLowest(variant);
      if (price === null) return [];
      const { centavos, control, upTo } = price;
      const sides = 'areaMm2' in upTo ? [upTo.areaMm2] : [upTo.widthMm, upTo.heightMm];
      return [`  '${variant.slug}': [${digits(centavos)}, '${control}', ${sides.map(digits).join(', ')}],`];
    }),
    '};',
    '',
  ].join('\n');

describe('the table of lowest prices', () => {
  it("contains the engine's quotes, line by line", async () => {
    await expect(written()).toMatchFileSnapshot('../../src/content/prices/lowest-prices.ts');
  });

  it.each(catalog.variants)('prices $slug as the engine does', (variant) => {
    const price = calculateLowest(variant);
    expect(price).not.toBeNull();
    expect(priceFrom(variant)).toEqual(price);
  });
});
