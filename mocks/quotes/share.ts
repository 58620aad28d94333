import { QUOTE_VALID_DAYS } from '#src/content/terms.ts';
import { daysAfter, today } from '../today.ts';

/**
 * Returns the fields of a quote that is sent to its client: a link that is impossible to guess, and a last day of
 * validity.
 */
export const newShare = () => ({
  status: 'enviada' as const,
  share: crypto.randomUUID().replaceAll('-', ''),
  sent_at: new Date().toISOString(),
  viewed_at: null,
  answered_at: null,
  answer_note: null,
  expires_on: daysAfter(today(), QUOTE_VALID_DAYS),
});
