import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { priceListMachine } from '#machines/price-list.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { ownBook, publicBook, type PriceBook } from '../../support/quoting/price-book.ts';

export type PriceListActor = ActorRefFrom<typeof priceListMachine>;

/** By which prices the quoter works. */
export interface Prices {
  /** null until there are any. */
  readonly book: PriceBook | null;
  /** The list of whoever is logged in, once it is asked for. */
  readonly own: PriceListActor | null;
  readonly onOwn: (actor: PriceListActor | null) => void;
}

/** The public prices, until the list of whoever is logged in has arrived. */
export function usePrices(quotable: Quotable | null): Prices {
  const [own, onOwn] = useState<PriceListActor | null>(null);
  const prices = useSelector(own ?? undefined, (snapshot) => snapshot?.context.data ?? null);
  const publicPrices = quotable?.publicPrices ?? null;
  const book = useMemo(() => {
    if (prices !== null) return ownBook(prices);
    return publicPrices === null ? null : publicBook(publicPrices);
  }, [prices, publicPrices]);
  return { book, own, onOwn };
}
