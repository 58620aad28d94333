import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';

const totals = (total: number): Totals => ({
  holds_iva: true,
  subtotal_centavos: total,
  discount_centavos: 0,
  freight_centavos: null,
  base_centavos: total,
  iva_centavos: 0,
  total_centavos: total,
  deposit_centavos: 0,
  balance_centavos: total,
});

const nothing = {
  title: null,
  client: null,
  windows: [],
  price_list: { id: 'publico', version: 1 },
  postal_code: null,
  delivery: null,
  made_by: null,
};

/** A quote without windows. */
export const quote = (id: string, status: SavedQuote['status'], expires_on: string | null): SavedQuote => ({
  ...nothing,
  id,
  folio: id,
  status,
  expires_on,
  totals: totals(100),
  margin_bp: null,
  rounded: false,
  client_totals: null,
  revision: 1,
  created_at: null,
  updated_at: null,
  sent_at: null,
  viewed_at: null,
  answered_at: null,
  answer_note: null,
  asked_change: null,
  version: 1,
  requested_version: 1,
  former: [],
  requested_online: false,
  share: null,
  order_id: null,
  order_folio: null,
  promised_on: null,
});

/** An order without windows. */
export const order = (
  stage: SavedOrder['stage'],
  created_at: string | null,
  centavos: number,
): SavedOrder => ({
  ...nothing,
  id: 'p',
  folio: 'P-1',
  stage,
  created_at,
  totals: totals(centavos),
  steps: [],
  changes: [],
  client_totals: null,
  payments: [],
  pay_to: null,
  missing: [],
  notes: null,
  documents: [],
  promised_on: null,
  postal_code: null,
  delivery: null,
  plan: null,
  quote_id: null,
  client_note: null,
});
