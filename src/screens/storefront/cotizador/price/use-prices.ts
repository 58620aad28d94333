import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { priceListMachine } from '#machines/price-list/price-list.machine.ts';
import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { ownBook, publicBook, type PriceBook } from '#src/features/draft-windows/price-book.ts';

export type PriceListActor = ActorRefFrom<typeof priceListMachine>;

/** The prices that the quoter uses. */
export interface Prices {
  /** null until loaded. */
  readonly book: PriceBook | null;
  /** The logged-in user's price list; null until requested. */
  readonly userPrices: PriceListActor | null;
  readonly onUserPrices: OnUserPrices;
}

/** Reports the list that is requested, and the one of an earlier visit that applies until then. */
export type OnUserPrices = (actor: PriceListActor | null, kept?: OwnPrices | null) => void;

interface Source {
  readonly userPrices: PriceListActor | null;
  readonly kept: OwnPrices | null;
}

/** The public prices, or the user's of an earlier visit, until the logged-in user's list has loaded. */
export function usePrices(quotable: Quotable | null): Prices {
  const [{ userPrices, kept }, setSource] = useState<Source>({ userPrices: null, kept: null });
  const onUserPrices = useCallback<OnUserPrices>((actor, earlier = null) => {
    setSource({ userPrices: actor, kept: earlier });
  }, []);
  const prices = useSelector(userPrices ?? undefined, (snapshot) => snapshot?.context.data ?? null) ?? kept;
  const publicPrices = quotable?.publicPrices ?? null;
  const book = useMemo(() => {
    if (prices !== null) return ownBook(prices);
    return publicPrices === null ? null : publicBook(publicPrices);
  }, [prices, publicPrices]);
  return { book, userPrices, onUserPrices };
}
