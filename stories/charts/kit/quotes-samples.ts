import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Totals, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { EMPTY_DRAFT, emptyWindow, type Draft } from '#src/api/draft.ts';
import { linkOf } from '#src/api/draft-link.ts';

/** A window that is made and has a price. */
export const window: WindowPayload = {
  key: 'ventana-1',
  name: 'Sala',
  variant: 'blackout-lino',
  color: 'blanco',
  line: { widthMm: 1_200, heightMm: 1_800, quantity: 1 },
  mount: 'inside',
  measured: null,
};

/** The same, as somebody types it. */
export const draft: Draft = {
  ...EMPTY_DRAFT,
  title: 'Casa de los Garza',
  windows: [
    {
      ...emptyWindow(window.key, window.name),
      family: 'enrollables',
      variant: window.variant,
      color: window.color,
      width: '120',
      height: '180',
    },
  ],
};

/** The quoter with that draft in its address. */
export const pathWithDraft = `/cotizador#${linkOf(draft)}`;

/** What was seen of the price. */
export const seenPrice = { price_list: { id: 'publico', version: 1 }, total_centavos: 250_560 };

export const totals: Totals = {
  holds_iva: true,
  subtotal_centavos: 250_560,
  discount_centavos: 0,
  base_centavos: 216_000,
  iva_centavos: 34_560,
  total_centavos: 250_560,
  deposit_centavos: 125_280,
  balance_centavos: 125_280,
};

export const pricedWindow = {
  ...window,
  unit_centavos: 250_560,
  once_centavos: 0,
  discount_centavos: 0,
  total_centavos: 250_560,
};

export const savedQuote: SavedQuote = {
  id: 'cotizacion-1',
  folio: 'C-1042',
  status: 'borrador',
  title: 'Casa de los Garza',
  client: { name: 'Lucía Garza', phone: '8112345678', email: 'lucia@correo.mx' },
  margin_bp: null,
  windows: [pricedWindow],
  price_list: seenPrice.price_list,
  totals,
  client_totals: null,
  revision: 3,
  created_at: '2026-11-20T18:30:00Z',
  updated_at: '2026-11-20T18:30:00Z',
  sent_at: null,
  viewed_at: null,
  answered_at: null,
  answer_note: null,
  expires_on: null,
  made_by: null,
  share: null,
  order_id: null,
  order_folio: null,
};
