import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import type { PdfDocument } from '../files/pdf.ts';
import { isDealer } from '../network.ts';
import { pricesOfMaker } from '../pricing/buyers.ts';
import { inPesos } from '../pricing/format.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import { findQuote } from '../quotes/find.ts';
import { orders, type OrderRow } from '../rows/order.ts';
import { documentKinds, folioOf, stepOf } from './documents.ts';

const longDay = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns what the workshop is told besides the windows. A dealer's client tells it nothing: they write to the dealer. */
function notesOf({ notes, stage, promised_on, quote_id, user_id }: OrderRow): PdfDocument['lines'] {
  const clientNote =
    quote_id === null || isDealer(user_id) ? null : (findQuote(quote_id)?.answer_note ?? null);
  return [
    stage === 'cancelado'
      ? 'Orden cancelada'
      : promised_on === null
        ? 'Entrega por confirmar'
        : `Entrega prometida: ${longDay.format(new Date(promised_on))}`,
    notes === '' ? null : `Notas: ${notes}`,
    clientNote === null ? null : `Nota del cliente: ${clientNote}`,
  ].flatMap((text) => (text === null ? [] : [{ text, amount: '' }]));
}

/** Returns what the lines of an invoice come to: with freight, and with IVA where they are without, they add up to the total. */
function sumsOf({ freight_centavos, holds_iva, iva_centavos, total_centavos }: Totals): PdfDocument['lines'] {
  const row = (text: string, centavos: number) => ({ text, amount: inPesos(centavos) });
  return [
    ...(freight_centavos === null || freight_centavos === 0 ? [] : [row('Flete', freight_centavos)]),
    ...(holds_iva ? [] : [row('IVA', iva_centavos)]),
    row('Total con IVA', total_centavos),
  ];
}

/** Returns the content of an order's document by its file name; null when there is none. */
export function orderDocument(file: string): (PdfDocument & { readonly slug: string }) | null {
  for (const order of orders.all()) {
    const kind = documentKinds.find(
      ({ slug, from }) => file === `${slug}-${order.id}.pdf` && stepOf(order, from),
    );
    if (!kind) continue;
    const { windows, totals } = priceWindows(order.windows, pricesOfMaker(order), order.postal_code);
    const showsPrice = kind.slug === 'factura';
    const lines = windows.map((window, at) => {
      const facts = factsOf(window, quotable);
      return {
        text: `${String(at + 1)}. ${facts.name}`,
        // The description that every document has, and the measured recess, which only the workshop sees.
        details: [...linesOf(facts), ...(facts.measured === null ? [] : [facts.measured])],
        amount: showsPrice ? inPesos(window.total_centavos) : '',
      };
    });
    const ends = { 'orden-de-trabajo': notesOf(order), factura: sumsOf(totals), garantia: [] };
    return {
      slug: `${kind.slug}-${folioOf(order).toLowerCase()}`,
      title: `${kind.name} ${folioOf(order)}`,
      subtitle: order.title,
      lines: [...lines, ...ends[kind.slug]],
    };
  }
  return null;
}
