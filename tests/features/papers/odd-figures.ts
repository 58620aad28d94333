import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { quotable, type Quotable } from '#src/content/quotable.ts';
import { pricedWindow } from '#stories/charts/samples/quotes-samples.ts';
import { ownQuote } from '#stories/support/steps/quotes.ts';

/**
 * A quote of which no two figures are equal, worked out by hand. Deposit 37 %, IVA 8 %, margin 12.5 %; a line of three
 * pieces with 12.5 % of discount, a line of one; the server took 2.5 % off the whole.
 *
 *     its maker    3 × 1,234.57 + 85.37 = 3,789.08; discount 473.635 → 473.64; line 3,315.44
 *                  + 987.65 = 4,303.09; discount 107.577 → 107.58; base 4,195.51
 *                  IVA 335.6408 → 335.64; total 4,531.15; deposit 1,676.5255 → 1,676.53; balance 2,854.62
 *     its client   piece 1,234.57 ÷ 0.875 = 1,410.937 → 1,410.94; with IVA 1,523.82
 *                  once 85.37 ÷ 0.875 = 97.566 → 97.57; with IVA 105.38
 *                  3 × 1,523.82 + 105.38 = 4,676.84; discount 584.605 → 584.61; line 4,092.23
 *                  987.65 ÷ 0.875 = 1,128.743 → 1,128.74; with IVA 1,219.04
 *                  together 5,311.27; discount 132.782 → 132.78; total 5,178.49
 *                  base 5,178.49 ÷ 1.08 = 4,794.898 → 4,794.90; IVA 383.59
 *                  deposit 1,916.0413 → 1,916.04; balance 3,262.45
 *     earned       4,794.90 − 4,195.51 = 599.39
 */
export const ODD = { depositBp: 3_700, ivaBp: 800, marginBp: 1_250, lineDiscountBp: 1_250 };

export const makerTotals = {
  holds_iva: false,
  subtotal_centavos: 430_309,
  discount_centavos: 10_758,
  base_centavos: 419_551,
  iva_centavos: 33_564,
  total_centavos: 453_115,
  deposit_centavos: 167_653,
  balance_centavos: 285_462,
};

export const clientTotals = {
  holds_iva: true,
  subtotal_centavos: 531_127,
  discount_centavos: 13_278,
  base_centavos: 479_490,
  iva_centavos: 38_359,
  total_centavos: 517_849,
  deposit_centavos: 191_604,
  balance_centavos: 326_245,
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
  quote_id: null,
  client_note: null,
};
