import type { QuoteStatus } from '#src/api/contract/assumed/quotes.ts';
import type { QuoteRow } from '../rows/quote.ts';
import { today } from '../today.ts';

/** Returns a quote's current status: a quote without an answer expires when its last day has ended. */
export const statusOf = ({ status, expires_on }: Pick<QuoteRow, 'status' | 'expires_on'>): QuoteStatus =>
  (status === 'enviada' || status === 'vista') && expires_on !== null && today() > expires_on
    ? 'vencida'
    : status;
