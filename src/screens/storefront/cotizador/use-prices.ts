import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { priceListMachine } from '#machines/price-list.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { ownBook, publicBook, type PriceBook } from '#src/features/windows/price-book.ts';

export type PriceListActor = ActorRefFrom<typeof priceListMachine>;

/** The prices that the quoter uses. */
export interface Prices {
  /** null until loaded. */
  readonly book: PriceBook | null;
  /** The logged-in user's price list; null until requested. */
  readonly userPrices: PriceListActor | null;
  readonly onUserPrices: (actor: PriceListActor | null) => void;
}

/** The public prices until the logged-in user's list has loaded. */
export function usePrices(quotable: Quotable | null): Prices {
  const [userPrices, onUserPrices] = useState<PriceListActor | null>(null);
  const prices = useSelector(userPrices ?? undefined, (snapshot) => snapshot?.context.data ?? null);
  const publicPrices = quotable?.publicPrices ?? null;
  const book = useMemo(() => {
    if (prices !== null) return ownBook(prices);
    return publicPrices === null ? null : publicBook(publicPrices);
  }, [prices, publicPrices]);
  return { book, userPrices, onUserPrices };
}
