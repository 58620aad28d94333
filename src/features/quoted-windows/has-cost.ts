import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';

/** Whether the maker buys at a cost that clients are not shown. */
export const hasCost = ({ totals, client_totals }: Pick<SavedQuote, 'totals' | 'client_totals'>): boolean =>
  !totals.holds_iva || client_totals !== null;
