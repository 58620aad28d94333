import type { Variant } from '#src/content/schema/variant.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { priced, refusals, totals } from '#tests/quoting/price-book.ts';
import { publicList, roller } from '#tests/quoting/support/example.ts';

/** The shop's family of each example of the golden price book. */
const families: Readonly<Record<string, FamilyId>> = {
  enrollables: 'enrollables',
  paneles: 'panel-japones',
  toldos: 'toldos-brazos-retractiles',
};

function familyOf({ id, family }: Product): FamilyId {
  const found = families[family];
  if (found === undefined) throw new Error(`add the family of ${id} (${family}) to the table`);
  return found;
}

const products: readonly Product[] = [
  ...new Set(
    [...priced, ...refusals, ...totals.flatMap(({ lines }) => lines)].map(({ product = roller }) => product),
  ),
];

/** The colour of every example. */
export const COLOUR = 'blanco';

/** An example as a product of the shop. */
const sold = (product: Product, at: number): Variant => ({
  slug: `ejemplo-${String(at)}`,
  name: `Ejemplo ${String(at)}`,
  family: familyOf(product),
  fabricType: 'blackout',
  sentence: 'Un ejemplo.',
  text: 'Un ejemplo del libro de precios.',
  composition: 'Poliéster.',
  opennessPercent: 0,
  gramsPerM2: 350,
  rollWidthsMm: [2_500],
  care: 'Con un trapo seco.',
  warrantyYears: 5,
  rooms: ['sala'],
  weave: 'blackout',
  structure: 'lisa-opaca',
  colours: [{ slug: COLOUR, name: 'Blanco', code: 'EB-101', hex: '#ffffff' }],
  product,
});

const variants = products.map(sold);

/** The product of an example. */
export function variantFor(product: Product): Variant {
  const found = variants.find((variant) => variant.product === product);
  if (found === undefined) throw new Error(`${product.id} is not among the golden products`);
  return found;
}

let list = publicList;

/** Sets the public prices. */
export function sellBy(prices: PriceList): void {
  list = prices;
}

/** The examples of the golden price book, in place of the shop's products (`src/content/quotable.ts`). */
export const goldenProducts = {
  variants,
  get publicPrices() {
    return list;
  },
  variantOf: (slug: string | null) => variants.find((variant) => variant.slug === slug),
  /** Parts are named by their ids. */
  nameOf: (id: string) => id.replaceAll('-', ' '),
};
