import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/content/catalogue.ts';
import { decodeCatalogue } from '#src/content/decode-catalogue.ts';
import type { Catalogue } from '#src/content/schema/catalogue.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { PriceList, Product } from '#src/quoting/rules.ts';

const decode = (content: unknown) => decodeCatalogue(content, { Product, PriceList });

/** The catalogue with one variant changed. */
const withVariant = (slug: string, change: (variant: Variant) => unknown): unknown => ({
  ...catalogue,
  variants: catalogue.variants.map((variant) => (variant.slug === slug ? change(variant) : variant)),
});

const withPart = (part: Partial<Record<keyof Catalogue, unknown>>): unknown => ({ ...catalogue, ...part });

describe('a catalogue that cannot be used', () => {
  it.each<[string, string, unknown]>([
    [
      'a colour that is none',
      'variants.screen-5.colours.arena.hex: ',
      withVariant('screen-5', (variant) => ({
        ...variant,
        colours: variant.colours.map((colour) =>
          colour.slug === 'arena' ? { ...colour, hex: '#CDB' } : colour,
        ),
      })),
    ],
    [
      'a sentence without its end',
      'variants.romana-lino.sentence: no full stop',
      withVariant('romana-lino', (variant) => ({ ...variant, sentence: 'Lino lavado' })),
    ],
    [
      'two sentences for one',
      'variants.romana-lino.sentence: more than one sentence',
      withVariant('romana-lino', (variant) => ({ ...variant, sentence: 'Lino lavado. Muy suave.' })),
    ],
    [
      'a limit that is no number',
      'variants.sheer-seda.product.limits.maxWidthMm: ',
      withVariant('sheer-seda', (variant) => ({
        ...variant,
        product: { ...variant.product, limits: { ...variant.product.limits, maxWidthMm: '2800' } },
      })),
    ],
    [
      'a field that nobody knows',
      'variants.panel-lino: ',
      withVariant('panel-lino', (variant) => ({ ...variant, precio: 10 })),
    ],
    [
      'a price that is not in centavos',
      'priceLists.publico.items.cofre',
      withPart({
        priceLists: catalogue.priceLists.map((list) => ({
          ...list,
          items: { ...list.items, cofre: { kind: 'piece', centavos: 0.5 } },
        })),
      }),
    ],
    [
      'a product under another name',
      'variants.panel-lino.product.id: not the slug',
      withVariant('panel-lino', (variant) => ({
        ...variant,
        product: { ...variant.product, id: 'panel-yute' },
      })),
    ],
    [
      'a slug given twice',
      'variants.screen-3: named twice',
      withVariant('screen-5', (variant) => ({
        ...variant,
        slug: 'screen-3',
        product: { ...variant.product, id: 'screen-3' },
      })),
    ],
    [
      'a code for two colours',
      'colours.ES-504: stands for ',
      withVariant('screen-10', (variant) => ({
        ...variant,
        colours: variant.colours.map((colour, at) => (at === 0 ? { ...colour, code: 'ES-504' } : colour)),
      })),
    ],
    [
      'an awning without a model',
      'variants.lisboa-screen.model: awnings alone have one',
      withVariant('lisboa-screen', (variant) => ({ ...variant, model: undefined })),
    ],
    [
      'a price of nothing',
      'priceLists.publico.items.mono: nothing has this name',
      withPart({
        priceLists: catalogue.priceLists.map((list) => ({
          ...list,
          items: { ...list.items, mono: { kind: 'piece', centavos: 100 } },
        })),
      }),
    ],
  ])('says where: %s', (_, place, content) => {
    expect(() => decode(content)).toThrow(place);
  });

  it('is no catalogue at all', () => {
    expect(() => decode(null)).toThrow('(the whole)');
  });

  it('says everything at once', () => {
    const content = withPart({
      variants: catalogue.variants.map((variant) => ({ ...variant, name: variant.name.toLowerCase() })),
    });
    expect(() => decode(content)).toThrow(/blackout-lino\.name[^]*verona-aluminio\.name/);
  });
});
