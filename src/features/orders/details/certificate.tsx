import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { loadQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import { calendarOf } from '#src/format/dates.ts';

/** Whether the server has a certificate of guarantee for the order. */
const hasServers = ({ documents }: SavedOrder) => documents.some(({ name }) => /garant/i.test(name ?? ''));

/** The certificate of guarantee of a delivered order, made here when the server has none. */
export function Certificate({ order }: { readonly order: SavedOrder }) {
  const { timeZone } = useConfig();
  const delivered = order.steps.findLast(({ stage }) => workshopStage(stage) === 'entregado');
  if (workshopStage(order.stage) !== 'entregado' || hasServers(order)) return null;
  return (
    <PdfButtons
      offered={[
        { copy: 'certificate', label: 'Certificado de garantía', name: `${order.folio}-garantia.pdf` },
      ]}
      typed={[order.client?.name, ...order.windows.map(({ name }) => name)]}
      make={async (_, job) => {
        const [{ makePdf }, { certificateDocument }, quotable] = await Promise.all([
          import('#src/features/pdf/make-pdf.ts'),
          import('./certificate-document.ts'),
          loadQuotable(),
        ]);
        const day = calendarOf(timeZone).day(delivered?.at ?? null);
        const document = () => certificateDocument(order, day, quotable);
        return makePdf({ document }, job);
      }}
    />
  );
}
