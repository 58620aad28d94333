import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Payment } from '#src/api/contract/assumed/payments.ts';
import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import { calendarOf } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';

interface ReceiptProps {
  readonly order: SavedOrder;
  readonly payment: Payment;
}

/** The receipt of a payment, as a PDF. */
export function Receipt({ order, payment }: ReceiptProps) {
  const { timeZone } = useConfig();
  const label = `Recibo de ${inCurrency(payment.amount_centavos)}`;
  const place = order.payments.indexOf(payment) + 1;
  return (
    <PdfButtons
      label={label}
      offered={[{ copy: 'receipt', label, name: `${order.folio}-recibo-${String(place)}.pdf` }]}
      typed={[payment.reference]}
      make={async (_, job) => {
        const [{ makePdf }, { receiptDocument }] = await Promise.all([
          import('#src/features/pdf/make-pdf.ts'),
          import('./receipt-document.ts'),
        ]);
        const document = () => receiptDocument(order, payment, calendarOf(timeZone).day(payment.paid_on));
        return makePdf({ document }, job);
      }}
    />
  );
}
