import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Payment } from '#src/api/contract/assumed/payments.ts';
import { site } from '#src/config/site.ts';
import { statementOf } from '#src/features/order-facts/statement.ts';
import { letterPage, LOGO, SOFT } from '#src/features/pdf/paper-style.ts';
import { inCurrency } from '#src/format/money.ts';
import { wayText } from './payment-texts.ts';

/** What the shop had received when a payment arrived, that one included. What happened later changes no receipt. */
const receivedUntil = (order: Pick<SavedOrder, 'payments'>, { id, amount_centavos }: Payment): number =>
  statementOf(order).find(({ payment, state }) => payment.id === id && state === 'recibido')?.received ??
  amount_centavos;

/**
 * The receipt of a payment that the shop received, for pdfmake.
 * @param paidOn "17 nov 2026"; null when not known
 */
export function receiptDocument(
  order: Pick<SavedOrder, 'folio' | 'totals' | 'payments' | 'made_by'>,
  payment: Payment,
  paidOn: string | null,
): TDocumentDefinitions {
  const received = receivedUntil(order, payment);
  const total = order.totals.total_centavos;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Recibimos de', order.made_by?.name ?? null],
    ['El día', paidOn],
    ['Por', wayText(payment)],
    ['Total de la orden', inCurrency(total)],
    ['Recibido hasta ese pago', inCurrency(received)],
    ['Falta por pagar', inCurrency(Math.max(0, total - received))],
  ];
  const rows = facts.flatMap(([name, value]) =>
    value === null ? [] : [[{ text: name, color: SOFT }, value]],
  );
  return {
    ...letterPage(`Recibo de pago ${order.folio}`, site.brand),
    content: [
      { svg: LOGO, width: 110 },
      { text: `Recibo de pago, orden ${order.folio}`, fontSize: 16, margin: [0, 18, 0, 4] },
      { text: inCurrency(payment.amount_centavos), fontSize: 22, bold: true, margin: [0, 4, 0, 12] },
      { table: { widths: [170, '*'], body: rows }, layout: 'noBorders' },
      { text: 'Este recibo no es una factura.', color: SOFT, margin: [0, 14, 0, 0] },
      {
        text: [site.legalName, site.phones[0] ?? '', new URL(site.url).host].join(' · '),
        color: SOFT,
        margin: [0, 18, 0, 0],
      },
    ],
  };
}
