import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';

/** How a quote stands for its client. */
export type SharedStanding = 'open' | 'aceptada' | 'rechazada' | 'vencida' | 'convertida' | 'borrador';

/** How it stands, by its status and whether it can still be answered: what cannot, and waits, is out of date. */
export function sharedStanding({ status }: Pick<SharedQuote, 'status'>, isOpen: boolean): SharedStanding {
  if (status === 'enviada' || status === 'vista') return isOpen ? 'open' : 'vencida';
  return status;
}
