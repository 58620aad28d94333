import type { QuoteRow } from '../rows/quote.ts';

/** The initial fields of a new quote. */
export const NEW_QUOTE_FIELDS = {
  status: 'borrador',
  revision: 1,
  last: 'save',
  sent_at: null,
  viewed_at: null,
  answered_at: null,
  answer_note: null,
  expires_on: null,
  share: null,
  asked_change: null,
  version: 1,
  former: [],
  order_id: null,
} satisfies Partial<QuoteRow>;
