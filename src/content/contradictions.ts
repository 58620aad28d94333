import type { Catalog } from './schema/catalog.ts';
import type { Colour, Variant } from './schema/variant.ts';

/** Contradictions between items that are valid on their own: duplicate names, references to missing items. */
export function contradictions(catalog: Catalog): readonly string[] {
  const { families, fabricTypes, models, variants, devices, items, priceLists } = catalog;
  return [
    ...twice('families', families, ({ id }) => id),
    ...twice('families', families, ({ product, slug }) => `${product}/${slug}`),
    ...twice('fabricTypes', fabricTypes, ({ id }) => id),
    ...twice('variants', variants, ({ slug }) => slug),
    ...twice('variants', variants, ({ name }) => name),
    ...twice('priceLists', priceLists, ({ id }) => id),
    // All these share the names of a price list or of an address.
    ...twice(
      'models, devices, items, variants',
      [...models, ...devices, ...items, ...variants],
      ({ slug }) => slug,
    ),
    ...twice('devices', devices, ({ code }) => code),
    ...variants.flatMap(({ slug, colours }) => [
      ...twice(`variants.${slug}.colours`, colours, (colour) => colour.slug),
      ...twice(`variants.${slug}.colours`, colours, (colour) => colour.code),
    ]),
    ...sharedCodes(
      [...variants, ...items].map((one) => ('colours' in one ? one.colours : (one.finishes ?? []))),
    ),
    ...variants.flatMap((variant) => {
      const of = (field: string, problem: string) => [`variants.${variant.slug}.${field}: ${problem}`];
      const model = models.find(({ slug }) => slug === variant.model);
      const family = families.find(({ id }) => id === variant.family);
      return [
        ...(variant.product.id === variant.slug ? [] : of('product.id', 'not the slug')),
        ...(variant.product.family === variant.family ? [] : of('product.family', 'not the family')),
        ...((family?.product === 'toldos') === (model !== undefined)
          ? []
          : of('model', 'awnings alone have one')),
        ...(model === undefined || model.family === variant.family ? [] : of('model', "another family's")),
      ];
    }),
    ...models
      .filter(({ slug }) => !variants.some(({ model }) => model === slug))
      .map(({ slug }) => `models.${slug}: no variant has it`),
    ...nameless(catalog),
    ...variants.flatMap((variant) => {
      const cut = cutProblem(variant, catalog);
      return cut === null ? [] : [`cuts.${variant.slug}: ${cut}`];
    }),
  ];
}

/** Every variant is cut somehow, and cloth from a roll with the allowance that its price counts. */
function cutProblem({ slug, product: { fabric } }: Variant, { cuts }: Catalog): string | null {
  const table = Object.hasOwn(cuts, slug) ? cuts[slug] : undefined;
  if (table === undefined) return 'nothing says how it is cut';
  if (fabric === null) return null;
  if (table.cloth === null) return 'no cloth is cut';
  const { wrap, hem } = table.cloth;
  return wrap.mm + hem.mm === fabric.allowance.heightMm
    ? null
    : 'wrap and hem are not the allowance of its rules';
}

function twice<T>(where: string, list: readonly T[], nameOf: (one: T) => string): readonly string[] {
  const names = list.map(nameOf);
  const again = names.filter((name, at) => names.indexOf(name) !== at);
  return [...new Set(again)].map((name) => `${where}.${name}: named twice`);
}

/** Variants may share a fabric's colours; a code may not name two colours. */
function sharedCodes(palettes: readonly (readonly Colour[])[]): readonly string[] {
  const known = new Map<string, Colour>();
  return palettes.flat().flatMap((colour) => {
    const other = known.get(colour.code);
    known.set(colour.code, colour);
    return other === undefined || (other.hex === colour.hex && other.name === colour.name)
      ? []
      : [`colours.${colour.code}: stands for ${other.name} and ${colour.name}`];
  });
}

/** A breakdown of a price names everything in it. */
function nameless({ priceLists, devices, items, variants }: Catalog): readonly string[] {
  const names = new Set([...devices, ...items].map(({ slug }) => slug));
  const slugs = new Set(variants.map(({ slug }) => slug));
  return priceLists.flatMap((list) => [
    ...Object.keys(list.items)
      .filter((id) => !names.has(id))
      .map((id) => `priceLists.${list.id}.items.${id}: nothing has this name`),
    ...Object.keys(list.products)
      .filter((id) => !slugs.has(id))
      .map((id) => `priceLists.${list.id}.products.${id}: no variant has this name`),
  ]);
}
