import type { Size } from '../measures/size.ts';
import { all, refused, type Outcome } from '../outcome.ts';
import type { ItemPrice, PriceList, Product } from '../rules.ts';
import { priceAtSize, type Billed } from './price-at-size.ts';
import { sumOf } from './rounding.ts';

/** The kinds of components of a price. */
export type Part =
  'blind' | 'roll' | 'seam' | 'bracket' | 'control' | 'motor' | 'gallery' | 'extra' | 'remote';

/** A component before it is priced. */
export interface Need {
  readonly part: Part;
  /** Its name in the price list. */
  readonly id: string;
  readonly count: number;
  readonly size: Size;
}

/** One row of a price's breakdown. */
export interface Component {
  readonly part: Part;
  /** Its name in the price list. */
  readonly id: string;
  readonly count: number;
  /** The billed size of each piece. */
  readonly billed: Billed;
  /** The cost of all pieces together, in centavos. */
  readonly centavos: number;
}

/** The rows that a breakdown shows: a motor's mechanism that costs nothing by itself is named by its motor. */
export const shownComponents = (components: readonly Component[]): readonly Component[] =>
  components.some(({ part }) => part === 'motor')
    ? components.filter(({ part, centavos }) => part !== 'control' || centavos > 0)
    : components;

const priceIn = <P>(prices: Readonly<Record<string, P>>, id: string): P | undefined =>
  Object.hasOwn(prices, id) ? prices[id] : undefined;

function component(
  { part, id, count, size }: Need,
  price: ItemPrice | undefined,
  wholeCentavos: number,
): Outcome<Component> {
  if (price === undefined) return refused({ code: 'not-in-price-list', id });
  const billed = priceAtSize(id, price, size, wholeCentavos);
  if ('reasons' in billed) return billed;
  return { value: { part, id, count, billed: billed.value, centavos: count * billed.value.centavos } };
}

/** What the blind itself costs: each of its cloths as a blind of that width, minimum and all. */
export const blindComponents = (
  product: Product,
  list: PriceList,
  sizes: readonly Size[],
): Outcome<readonly Component[]> =>
  all(
    sizes.map((size) =>
      component({ part: 'blind', id: product.id, count: 1, size }, priceIn(list.products, product.id), 0),
    ),
  );

/** What comes with the blind. Percentages are taken of what the blind itself costs. */
export const itemComponents = (
  needs: readonly Need[],
  list: PriceList,
  blindCentavos: number,
): Outcome<readonly Component[]> =>
  all(needs.map((need) => component(need, priceIn(list.items, need.id), blindCentavos)));

/** The cost of all components together, in centavos. */
export const centavosOf = (components: readonly Component[]) =>
  sumOf(components.map(({ centavos }) => centavos));
