import { describe, expect, it } from 'vitest';
import { models } from '#src/content/awnings/models.ts';
import { catalog } from '#src/content/catalog.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { withControl } from '#src/features/draft-windows/choices.ts';
import { presetsOf } from '#src/features/product/light/size-presets.ts';
import { priceAt } from '#src/features/product/price-at.ts';
import { lowestOf, type SizePrice } from '#src/features/product/price-from.ts';
import { isMotor, withMotor } from '#src/features/product/price-words.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { shownComponents } from '#src/quoting/money/components.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { lowestByFamily } from '#src/screens/storefront/cotizador/steps/lowest-by-family.ts';

const variantsOf = (model: string) => catalog.variants.filter((variant) => variant.model === model);

const projectionsOf = (model: string) => variantsOf(model)[0]?.product.projections ?? [];

/** What the quoter asks for one piece with a control, as it adds its remotes; from the roll that it offers if need be. */
function quoterPrice({ product }: Variant, size: Size, control: string): number | null {
  const choices = withControl({}, product, control, 1, publicPrices);
  const outcome = quoteLine({ ...size, quantity: 1, ...choices }, product, publicPrices);
  if (outcome.kind === 'quote') return outcome.totalCentavos;
  const fromOtherRolls = outcome.alternatives
    .filter(({ changes }) => changes.every(({ change }) => change === 'roll'))
    .map(({ quote }) => quote.totalCentavos);
  return fromOtherRolls.length === 0 ? null : Math.min(...fromOtherRolls);
}

describe('a price that is shown before somebody chooses', () => {
  it.each(catalog.variants)('is what the quoter asks for the same piece: $slug', (variant) => {
    for (const { size, price } of presetsOf(variant)) {
      expect(price.centavos).toBe(quoterPrice(variant, size, price.control));
    }
  });

  // The second is wider than the first roll of some cloths, the third than most rolls; the last is for awnings too.
  it.each([
    [613, 787],
    [1_370, 1_530],
    [2_330, 1_530],
    [2_810, 2_030],
    [3_110, 2_990],
    [4_230, 2_030],
  ])(
    'at %i × %i mm is the same in the comparison and in the list of families of the quoter',
    (widthMm, heightMm) => {
      const lowest = lowestByFamily({ widthMm, heightMm }, quotable, {
        list: publicPrices,
        buyer: { kind: 'public' },
      });
      const compared = new Map<string, SizePrice>();
      for (const variant of catalog.variants) {
        const { projections = [] } = variant.product;
        const made =
          projections.find(({ projectionMm }) => projectionMm >= heightMm)?.projectionMm ?? heightMm;
        const price = priceAt(variant, { widthMm, heightMm: made });
        if (price !== null && price.centavos < (compared.get(variant.family)?.centavos ?? Infinity))
          compared.set(variant.family, price);
      }
      expect(new Map<string, SizePrice>(lowest)).toEqual(compared);
    },
  );

  it.each(models.filter(({ slug }) => projectionsOf(slug).length > 0))(
    'of the awning $name is the lowest of its table of projections',
    ({ slug }) => {
      const variants = variantsOf(slug);
      const inTable = projectionsOf(slug).flatMap(({ minWidthMm, projectionMm }) =>
        variants.flatMap(
          (variant) => priceAt(variant, { widthMm: minWidthMm, heightMm: projectionMm })?.centavos ?? [],
        ),
      );
      expect(lowestOf(variants)?.centavos).toBe(Math.min(...inTable));
    },
  );

  it('says that it includes a motor and its remote, for every control that is one', () => {
    for (const { product } of catalog.variants) {
      for (const { id, kind } of product.controls) expect(isMotor(id), id).toBe(kind === 'motor');
    }
    expect(withMotor({ control: 'motor-toldo' })).toBe(', con motor y control remoto');
    expect(withMotor({ control: 'manivela' })).toBe('');
  });
});

describe('the breakdown of a motorized awning', () => {
  it('names the motor once, with its price', () => {
    const siena = quotable.variantOf('siena-acrilica');
    if (siena === undefined) throw new Error('it is not sold');
    const choices = withControl({}, siena.product, 'motor-toldo', 1, publicPrices);
    const quote = quoteLine(
      { widthMm: 3_000, heightMm: 3_000, quantity: 1, ...choices },
      siena.product,
      publicPrices,
    );
    if (quote.kind === 'refusal') throw new Error('it is not made so');
    const shown = [...shownComponents(quote.perBlind), ...quote.perLine];
    expect(shown.map(({ part }) => part)).toEqual(['blind', 'motor', 'remote']);
    expect(shown.reduce((total, { centavos }) => total + centavos, 0)).toBe(quote.totalCentavos);
  });
});
