import * as fc from 'fast-check';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Availability } from '#src/features/delivery/estimate.ts';
import { payloadOf } from '#src/features/draft-windows/payload.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { pdfDocument } from '#src/features/quotes/pdf/pdf-document.ts';
import { printedQuoteOf } from '#src/features/quotes/pdf/printed-quote.ts';

/** Who quotes, and the margin on their client's price in basis points. */
export const sellers = fc.constantFrom(
  { person: 'customer', marginBp: null } as const,
  { person: 'distributor', marginBp: null } as const,
  { person: 'distributor', marginBp: 2_500 } as const,
  { person: 'distributor', marginBp: 3_333 } as const,
);

/** What a seller adds to their client's price: nothing, work without IVA, a discount. */
export const anyOwnLines = fc.subarray([
  { name: 'Instalación', centavos: 93_751, holds_iva: false },
  { name: 'Retiro', centavos: 41_337, holds_iva: true },
  { name: 'Descuento', centavos: -21_313, holds_iva: true },
]);

/** The margins that windows may have alone, by their places. */
export const anyLineMargins = fc.uniqueArray(
  fc.record({ at: fc.nat({ max: 3 }), margin_bp: fc.constantFrom(0, 1_737, 6_000) }),
  { maxLength: 2, selector: ({ at }) => at },
);

/** Whether its client pays whole tens of pesos. */
export const anyRounding = fc.boolean();

/** A quote of windows as it is saved. */
export const contentOf = (
  windows: readonly PricedDraftWindow[],
  { list }: PriceBook,
  marginBp: number | null,
) => ({
  title: 'Casa Treviño',
  client: { name: 'Mariana', phone: '8155501420', email: 'mariana@ejemplo.mx' },
  margin_bp: marginBp,
  price_list: { id: list.id, version: list.version },
  windows: [...payloadOf(windows)],
});

/** The client's PDF of a saved quote as its definition, without pictures. */
export function pdfOf(quote: SavedQuote, availability: Availability) {
  const printed = printedQuoteOf(
    {
      ...{ quote, quotable, status: quote.status },
      forClient: clientPrices(quote, quotable, true),
      availability,
    },
    { copy: 'client', user: null, brand: null, timeZone: 'America/Mexico_City' },
  );
  const text = JSON.stringify(pdfDocument(printed, []).content).replaceAll('\u00a0', ' ');
  return { printed, text };
}
