import { catalog } from '#src/content/catalog.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { ItemPrice } from '#src/quoting/rules.ts';
import type { PricedAs } from '../pricing/unit-price.ts';
import type { CatalogItemRow } from '../rows/catalog-item.ts';

type Item = Omit<CatalogItemRow, 'id'>;
type Priced = Pick<Item, 'unit' | 'priced_as'>;

const units: Readonly<Partial<Record<ItemPrice['kind'], string>>> = { area: 'm²', metre: 'm' };

/** An entry of the shop's own price lists, so that the panel and the storefront show the same price. */
function priced(kind: PricedAs['kind'], id: string, family = ''): Priced {
  const price = publicPrices[kind][id];
  return { unit: (price && units[price.kind]) ?? 'pieza', priced_as: { kind, id, family } };
}

/** Awning families are named explicitly, because both products have a vertical family. */
const familyNames = new Map(
  catalog.families.map(({ id, name, product }) => [
    id,
    product === 'toldos' ? `Toldos: ${name.charAt(0).toLocaleLowerCase('es')}${name.slice(1)}` : name,
  ]),
);

const variants: readonly Item[] = catalog.variants.flatMap(({ slug, name, family, colours }) =>
  colours.map((colour) => ({
    name: `${name} ${colour.name}`,
    code: colour.code,
    family: familyNames.get(family) ?? '',
    color: colour.hex,
    ...priced('products', slug, family),
  })),
);

const galleries: readonly Item[] = catalog.items.flatMap(({ slug, name, finishes = [] }) =>
  finishes.map((finish) => ({
    name: `${name} ${finish.name}`,
    code: finish.code,
    family: 'Galerías',
    color: finish.hex,
    ...priced('items', slug),
  })),
);

const devices: readonly Item[] = catalog.devices.map(({ slug, name, code }) => ({
  name,
  code,
  family: 'Motorización',
  color: null,
  ...priced('items', slug),
}));

/** All products of the shop, one row per colour. */
export const catalogItems: readonly CatalogItemRow[] = [...variants, ...galleries, ...devices].map(
  (item, index) => ({ id: index + 1, ...item }),
);
