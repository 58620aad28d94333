import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Prices } from '../one/client-prices.ts';

interface QuotePdfProps {
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  readonly quotable: Quotable;
  readonly forClient: Prices | null;
}

export function QuotePdf(_: QuotePdfProps) {
  return null;
}
