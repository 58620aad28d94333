import { isCost, type PriceBook } from '#src/features/draft-windows/price-book.ts';

/** What the amounts of rows are: what a shopper pays, or what a distributor pays. */
export function priceTitle(book: PriceBook): string {
  if (!isCost(book)) return 'Precio';
  return book.list.amounts === 'before-iva' ? 'Tu costo, sin IVA' : 'Tu costo, con IVA';
}
