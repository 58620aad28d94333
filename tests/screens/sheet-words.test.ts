import { expect, it } from 'vitest';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { quotable } from '#src/content/quotable.ts';
import { isCost, ownBook, publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceTitle } from '#src/screens/storefront/cotizador/sheet/cells/price-title.ts';

it('a shopper reads prices in the sheet, and a distributor their cost', () => {
  const book = publicBook(quotable.publicPrices);
  expect([isCost(book), priceTitle(book)]).toEqual([false, 'Precio']);
  const own = ownBook({ list: distributorPrices, tier: distributorPrices.tiers[0]?.id ?? '' });
  expect([isCost(own), priceTitle(own)]).toEqual([true, 'Tu costo, sin IVA']);
});
