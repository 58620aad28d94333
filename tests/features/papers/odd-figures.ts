import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { quotable, type Quotable } from '#src/content/quotable.ts';
import { pricedWindow } from '#stories/charts/samples/quotes-samples.ts';
import { ownQuote } from '#stories/support/steps/quotes.ts';

/**
 * A quote of which no two figures are equal, worked out by hand. Deposit 37 %, IVA 8 %, margin 12.5 %; a line of three
 * pieces with 12.5 % of discount, a line of one; the server took 2.5 % off the whole;
 * freight of 613.37 with IVA.
 *
 *     its maker    3 × 1,234.57 + 85.37 = 3,789.08; discount 473.635 → 473.64; line 3,315.44
 *                  + 987.65 = 4,303.09; discount 107.577 → 107.58; less it 4,195.51
 *                  freight 613.37 ÷ 1.08 = 567.935 → 567.94; base 4,763.45
 *                  IVA 381.076 → 381.08; total 5,144.53; deposit 1,903.4761 → 1,903.48; balance 3,241.05
 *     its client   piece 1,234.57 ÷ 0.875 = 1,410.937 → 1,410.94; with IVA 1,523.82
 *                  once 85.37 ÷ 0.875 = 97.566 → 97.57; with IVA 105.38
 *                  3 × 1,523.82 + 105.38 = 4,676.84; discount 584.605 → 584.61; line 4,092.23
 *                  987.65 ÷ 0.875 = 1,128.743 → 1,128.74; with IVA 1,219.04
 *                  together 5,311.27; discount 132.782 → 132.78; with freight 5,791.86
 *                  base 5,791.86 ÷ 1.08 = 5,362.833 → 5,362.83; IVA 429.03
 *                  deposit 2,142.9882 → 2,142.99; balance 3,648.87
 *     earned       5,362.83 − 4,763.45 = 599.38
 */
export const ODD = { depositBp: 3_700, ivaBp: 800, marginBp: 1_250, lineDiscountBp: 1_250 };

export const makerTotals = {
  holds_iva: false,
  subtotal_centavos: 430_309,
  discount_centavos: 10_758,
  freight_centavos: 56_794,
  base_centavos: 476_345,
  iva_centavos: 38_108,
  total_centavos: 514_453,
  deposit_centavos: 190_348,
  balance_centavos: 324_105,
};

export const clientTotals = {
  holds_iva: true,
  subtotal_centavos: 531_127,
  discount_centavos: 13_278,
  freight_centavos: 61_337,
  base_centavos: 536_283,
  iva_centavos: 42_903,
  total_centavos: 579_186,
  deposit_centavos: 214_299,
  balance_centavos: 364_887,
};

export const oddWindows = [
  {
    ...pricedWindow,
    key: 'v1',
    name: 'Sala',
    line: { widthMm: 1_234, heightMm: 1_801, quantity: 3, discountBp: ODD.lineDiscountBp },
    unit_centavos: 123_457,
    once_centavos: 8_537,
    discount_centavos: 47_364,
    total_centavos: 331_544,
  },
  {
    ...pricedWindow,
    key: 'v2',
    name: 'Recámara',
    variant: 'romana-lino',
    color: 'niebla',
    line: { widthMm: 987, heightMm: 1_203, quantity: 1 },
    unit_centavos: 98_765,
    once_centavos: 0,
    discount_centavos: 0,
    total_centavos: 98_765,
  },
];

/** A distributor's quote that was sent, with a margin. */
export const oddQuote: SavedQuote = ownQuote({
  folio: 'C-1777',
  status: 'convertida',
  windows: oddWindows,
  margin_bp: ODD.marginBp,
  totals: makerTotals,
  client_totals: clientTotals,
  created_at: '2026-11-02T17:00:00Z',
  sent_at: '2026-11-03T17:00:00Z',
  expires_on: '2026-11-18',
  made_by: { id: 2, name: 'Persianas del Norte', phone: '3355619580', email: 'ventas@norte.mx' },
  order_folio: 'P-2051',
  promised_on: '2026-12-24',
  postal_code: '64000',
});

/** The catalog where IVA is 8 %. */
export const oddQuotable: Quotable = {
  ...quotable,
  publicPrices: { ...quotable.publicPrices, ivaBp: ODD.ivaBp },
};

/** The order that its client pays for. */
export const oddOrder: SavedOrder = {
  id: 'o-1',
  folio: 'P-2051',
  stage: 'entregado',
  steps: [],
  changes: [],
  client_totals: null,
  payments: [],
  pay_to: null,
  missing: [],
  title: null,
  client: { name: 'Lucía Garza', phone: '8112345678', email: 'lucia@correo.mx' },
  windows: oddWindows,
  price_list: oddQuote.price_list,
  totals: clientTotals,
  notes: null,
  documents: [],
  created_at: '2026-11-04T17:00:00Z',
  promised_on: '2026-12-24',
  made_by: oddQuote.made_by,
  postal_code: null,
  delivery: null,
  plan: null,
  quote_id: null,
  client_note: null,
};
