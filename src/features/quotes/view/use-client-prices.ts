import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import type { Prices } from '#src/promise/promise.ts';
import { isPricedBy } from '../status/quote-status.ts';
import type { PricesActor } from './actors.ts';

/** What the client of a quote sees that they pay; null while it loads, and where only the server knows it. */
export function useClientPrices(quote: SavedQuote, prices: PricesActor): Prices | null {
  const quotable = useQuotable();
  const today = useSelector(prices, ({ context }) => context.data);
  const isToday = today !== null && isPricedBy(quote, today.list);
  return useMemo(
    () => (typeof quotable === 'string' ? null : clientPrices(quote, quotable, isToday)),
    [quote, quotable, isToday],
  );
}
