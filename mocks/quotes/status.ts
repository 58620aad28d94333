import type { QuoteStatus } from '#src/api/contract/assumed/quotes.ts';
import type { QuoteRow } from '../rows/quote.ts';
import { today } from '../today.ts';

/** A quote's status now: a quote that waits for an answer is out of date once its last day has ended. */
export const statusOf = ({ status, expires_on }: QuoteRow): QuoteStatus =>
  (status === 'enviada' || status === 'vista') && expires_on !== null && today() > expires_on
    ? 'vencida'
    : status;
