import { catalog } from '#src/content/catalog.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { ItemPrice, PriceList } from '#src/quoting/rules.ts';
import type { CatalogItemRow } from '../rows/catalog-item.ts';

type Item = Omit<CatalogItemRow, 'id'>;
type Priced = Pick<Item, 'unit' | 'list_price' | 'distributor_price'>;

const CENTAVOS = 100;

/** What one unit costs, in pesos; null for what goes by a grid of sizes. */
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

/** The shop's own price lists: what the panel says is what the shop asks. */
function priced(of: (list: PriceList) => ItemPrice | undefined): Priced {
  const price = of(publicPrices);
  return {
    unit: (price && units[price.kind]) ?? 'pieza',
    list_price: pesosOf(price),
    distributor_price: pesosOf(of(distributorPrices)),
  };
}

/** Awnings say so: both products have a family of vertical ones. */
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

/** Everything that the shop sells, a row for each colour. */
export const catalogItems: readonly CatalogItemRow[] = [...variants, ...galleries, ...devices].map(
  (item, index) => ({ id: index + 1, ...item }),
);
