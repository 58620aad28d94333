import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { IVA_BP } from '#src/content/prices/iva.ts';
import { promiseFor } from '#src/promise/promise.ts';
import type { SharedActor } from './shared-actor.ts';

/** A quote without the windows that its client leaves out, while it can be answered: what is accepted is what is shown. */
export function useChosen(actor: SharedActor, quote: SharedQuote, isOpen: boolean): SharedQuote {
  const leftOut = useSelector(actor, ({ context }) => context.leftOut);
  return useMemo(() => {
    if (!isOpen || leftOut.length === 0) return quote;
    const isLeftOut = ({ key }: SharedQuote['windows'][number]) => leftOut.includes(key);
    // The freight stays the server's.
    return {
      ...quote,
      windows: quote.windows.filter((window) => !isLeftOut(window)),
      totals: promiseFor(null).totals(quote.totals, IVA_BP, quote.windows.filter(isLeftOut)),
    };
  }, [quote, leftOut, isOpen]);
}
