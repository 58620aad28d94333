import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';

/** Status of a quote for its client. */
export type SharedStatus = 'open' | 'aceptada' | 'rechazada' | 'vencida' | 'convertida' | 'borrador';

/**
 * Status of a quote, by its status on the server and whether it can still be answered; a sent quote that cannot be
 * answered has expired.
 */
export function sharedStatus({ status }: Pick<SharedQuote, 'status'>, isOpen: boolean): SharedStatus {
  if (status === 'enviada' || status === 'vista') return isOpen ? 'open' : 'vencida';
  return status;
}
