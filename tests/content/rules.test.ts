import { describe, expect, it } from 'vitest';
import { unitPrice } from '#mocks/pricing/unit-price.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { measureToOrder } from '#src/quoting/measures/measure.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';

const { variants, publicPrices, nameOf } = quotable;

function variantOf(slug: string): Variant {
  const variant = quotable.variantOf(slug);
  if (variant === undefined) throw new Error(`no variant ${slug}`);
  return variant;
}

const outside = (slug: string, widthMm: number, heightMm: number) => {
  const { product } = variantOf(slug);
  const three = (mm: number) => [mm, mm, mm] as const;
  return measureToOrder({ widthsMm: three(widthMm), heightsMm: three(heightMm), mount: 'outside' }, product);
};

describe('a blind outside its opening', () => {
  it('reaches no lower than the opening: at the floor there is no room', () => {
    expect(outside('vertical-pvc', 2_000, 2_400)).toMatchObject({ widthMm: 2_200, heightMm: 2_500 });
    expect(outside('panel-lino', 2_000, 2_400)).toMatchObject({ widthMm: 2_200, heightMm: 2_500 });
    expect(outside('blackout-lino', 1_200, 1_600)).toMatchObject({ widthMm: 1_276, heightMm: 1_638 });
  });

  it('adds the box above to the height of a drop awning, and not to the projection of one with arms', () => {
    expect(outside('lisboa-screen', 3_000, 2_400)).toMatchObject({ widthMm: 3_400, heightMm: 2_600 });
    expect(outside('oporto-acrilica', 3_000, 2_030)).toMatchObject({ widthMm: 3_400, heightMm: 2_030 });
  });
});

describe('a turned fabric behind a cassette', () => {
  it('has to fit on its roll with the part that the cassette hides', () => {
    const line = {
      widthMm: 2_600,
      heightMm: 2_800,
      quantity: 1,
      lay: 'rotated',
      rollMm: 3_000,
      gallery: 'cofre',
    } as const;
    const answer = quoteLine(line, variantOf('blackout-lino').product, publicPrices);
    if (answer.kind === 'quote') throw new Error('it was sold');
    expect(answer.reasons).toEqual([{ code: 'too-tall-to-rotate', limitMm: 2_550 }]);
    expect(answer.alternatives.map(({ changes }) => changes.map(({ change }) => change))).toEqual([
      ['without-gallery'],
      ['hang'],
      ['join'],
    ]);
  });
});

describe('what comes with a product', () => {
  it('is a cassette in every sheer blind, also when none was chosen', () => {
    for (const { product } of variants.filter(({ family }) => family === 'sheer-elegance')) {
      const answer = quoteLine({ widthMm: 1_200, heightMm: 1_200, quantity: 1 }, product, publicPrices);
      expect(answer).toMatchObject({ made: { gallery: { gallery: { id: 'cofre-redondo' } } } });
      expect(answer.kind === 'quote' ? answer.perBlind : []).toContainEqual(
        expect.objectContaining({ part: 'gallery', id: 'cofre-redondo', centavos: 0 }),
      );
    }
  });

  it('is two side guides for their price, as their name says', () => {
    expect(nameOf('guias-laterales')).toContain('(par)');
  });

  it('is not a charger with a motor on a cable', () => {
    const charger = {
      widthMm: 1_200,
      heightMm: 1_200,
      quantity: 1,
      control: 'motor-electrico',
      extras: ['cargador'],
    };
    const charged = variants.filter(({ product }) => product.extras.some(({ id }) => id === 'cargador'));
    for (const { product } of charged.filter((one) => one.product.controls.length > 2)) {
      const answer = quoteLine(charger, product, publicPrices);
      if (answer.kind === 'quote') throw new Error(`${product.id} was sold with it`);
      expect(answer.reasons).toEqual([
        { code: 'needs-control', id: 'cargador', controls: ['motor-recargable'] },
      ]);
      expect(answer.alternatives.map(({ changes }) => changes)).toContainEqual([
        { change: 'without-extra', id: 'cargador' },
      ]);
    }
  });

  it('is work at the same price in every tier', () => {
    const { product } = variantOf('blackout-lino');
    const blind = { widthMm: 1_200, heightMm: 1_200, quantity: 1 };
    const price = (extras: readonly string[], at: number) => {
      const quote = quoteLine({ ...blind, extras }, product, distributorPrices);
      const tier = distributorPrices.tiers[at];
      if (quote.kind === 'refusal' || tier === undefined) throw new Error('it has a price');
      return linePriceFor(quote, distributorPrices, { kind: 'distributor', tier }).totalCentavos;
    };
    const work = ['instalacion', 'retiro', 'toma-de-medidas'];
    const added = distributorPrices.tiers.map((_, at) => price(work, at) - price([], at));
    expect(new Set(added).size).toBe(1);
    expect(price([], 2)).toBeLessThan(price([], 0));
    const unit = (id: string) =>
      distributorPrices.tiers.map(
        (tier) =>
          unitPrice(
            { kind: 'items', id, family: 'enrollables' },
            { list: distributorPrices, buyer: { kind: 'distributor', tier } },
          ).price,
      );
    expect(new Set(unit('instalacion')).size).toBe(1);
    expect(new Set(unit('cofre')).size).toBe(3);
  });
});
