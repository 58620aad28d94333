import { catalog } from '#src/content/catalog.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { ItemPrice, PriceList } from '#src/quoting/rules.ts';
import type { CatalogItemRow } from '../rows/catalog-item.ts';

type Item = Omit<CatalogItemRow, 'id'>;
type Priced = Pick<Item, 'unit' | 'list_price' | 'distributor_price'>;

const CENTAVOS = 100;

/** Price of one unit in pesos; null for products priced by size. */
function pesosOf(price: ItemPrice | undefined): number | null {
  switch (price?.kind) {
    case 'area':
      return price.centavosPerM2 / CENTAVOS;
    case 'metre':
      return price.centavosPerMetre / CENTAVOS;
    case 'piece':
      return price.centavos / CENTAVOS;
    default:
      return null;
  }
}

const units: Readonly<Partial<Record<ItemPrice['kind'], string>>> = { area: 'm²', metre: 'm' };

/** Applies the shop's own price lists, so that the panel and the storefront show the same price. */
function priced(of: (list: PriceList) => ItemPrice | undefined): Priced {
  const price = of(publicPrices);
  return {
    unit: (price && units[price.kind]) ?? 'pieza',
    list_price: pesosOf(price),
    distributor_price: pesosOf(of(distributorPrices)),
  };
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
    ...priced(({ products }) => products[slug]),
  })),
);

const galleries: readonly Item[] = catalog.items.flatMap(({ slug, name, finishes = [] }) =>
  finishes.map((finish) => ({
    name: `${name} ${finish.name}`,
    code: finish.code,
    family: 'Galerías',
    color: finish.hex,
    ...priced(({ items }) => items[slug]),
  })),
);

const devices: readonly Item[] = catalog.devices.map(({ slug, name, code }) => ({
  name,
  code,
  family: 'Motorización',
  color: null,
  ...priced(({ items }) => items[slug]),
}));

/** All products of the shop, one row per colour. */
export const catalogItems: readonly CatalogItemRow[] = [...variants, ...galleries, ...devices].map(
  (item, index) => ({ id: index + 1, ...item }),
);
