import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { decodeCatalog } from '#src/content/decode-catalog.ts';
import type { Catalog } from '#src/content/schema/catalog.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { CutTable } from '#src/quoting/cuts/table.ts';
import { PriceList, Product } from '#src/quoting/rules.ts';

const decode = (content: unknown) => decodeCatalog(content, { Product, PriceList, CutTable });

/** The catalog with one variant changed. */
const withVariant = (slug: string, change: (variant: Variant) => unknown): unknown => ({
  ...catalog,
  variants: catalog.variants.map((variant) => (variant.slug === slug ? change(variant) : variant)),
});

const withPart = (part: Partial<Record<keyof Catalog, unknown>>): unknown => ({ ...catalog, ...part });

const cuts = Object.entries(catalog.cuts);

describe('an invalid catalog', () => {
  it.each<[string, string, unknown]>([
    [
      'an invalid colour',
      'variants.screen-5.colours.arena.hex: ',
      withVariant('screen-5', (variant) => ({
        ...variant,
        colours: variant.colours.map((colour) =>
          colour.slug === 'arena' ? { ...colour, hex: '#CDB' } : colour,
        ),
      })),
    ],
    [
      'a sentence without a full stop',
      'variants.romana-lino.sentence: no full stop',
      withVariant('romana-lino', (variant) => ({ ...variant, sentence: 'Lino lavado' })),
    ],
    [
      'two sentences in one field',
      'variants.romana-lino.sentence: more than one sentence',
      withVariant('romana-lino', (variant) => ({ ...variant, sentence: 'Lino lavado. Muy suave.' })),
    ],
    [
      'a limit that is not a number',
      'variants.sheer-seda.product.limits.maxWidthMm: ',
      withVariant('sheer-seda', (variant) => ({
        ...variant,
        product: { ...variant.product, limits: { ...variant.product.limits, maxWidthMm: '2800' } },
      })),
    ],
    [
      'an unknown field',
      'variants.panel-lino: ',
      withVariant('panel-lino', (variant) => ({ ...variant, precio: 10 })),
    ],
    [
      'a variant that nothing says how to cut',
      'cuts.sheer-seda: nothing says how it is cut',
      withPart({ cuts: Object.fromEntries(cuts.filter(([slug]) => slug !== 'sheer-seda')) }),
    ],
    [
      'a cloth that is cut longer than its price counts',
      'cuts.screen-5: wrap and hem are not the allowance of its rules',
      withPart({
        cuts: Object.fromEntries(
          cuts.map(([slug, { cloth, ...table }]) => [
            slug,
            {
              ...table,
              cloth: slug === 'screen-5' && cloth ? { ...cloth, hem: { ...cloth.hem, mm: 60 } } : cloth,
            },
          ]),
        ),
      }),
    ],
    [
      'a price that is not in centavos',
      'priceLists.publico.items.cofre',
      withPart({
        priceLists: catalog.priceLists.map((list) => ({
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
      'a duplicate slug',
      'variants.screen-3: named twice',
      withVariant('screen-5', (variant) => ({
        ...variant,
        slug: 'screen-3',
        product: { ...variant.product, id: 'screen-3' },
      })),
    ],
    [
      'one code for two colours',
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
      'a structure without pictures',
      'variants.romana-lino.structure: ',
      withVariant('romana-lino', (variant) => ({ ...variant, structure: 'terciopelo' })),
    ],
    [
      'a variant without a structure',
      'variants.romana-lino.structure: ',
      withVariant('romana-lino', (variant) => ({ ...variant, structure: undefined })),
    ],
    [
      'a structure whose pictures are not described',
      'cloths.lino: ',
      withPart({
        cloths: Object.fromEntries(Object.entries(catalog.cloths).filter(([id]) => id !== 'lino')),
      }),
    ],
    [
      'a price without an item',
      'priceLists.publico.items.mono: nothing has this name',
      withPart({
        priceLists: catalog.priceLists.map((list) => ({
          ...list,
          items: { ...list.items, mono: { kind: 'piece', centavos: 100 } },
        })),
      }),
    ],
  ])('is refused with the place of the error: %s', (_, place, content) => {
    expect(() => decode(content)).toThrow(place);
  });

  it('is refused when it is not an object at all', () => {
    expect(() => decode(null)).toThrow('(the whole)');
  });

  it('is refused with all its errors', () => {
    const content = withPart({
      variants: catalog.variants.map((variant) => ({ ...variant, name: variant.name.toLowerCase() })),
    });
    expect(() => decode(content)).toThrow(/blackout-lino\.name[^]*verona-aluminio\.name/);
  });
});
