import { workshopStage, type WorkshopStage } from '#src/config/order-stages.ts';
import type { OrderRow } from '../rows/order.ts';

/** The documents of an order, each with the stages from which it exists. */
export const documentKinds = [
  { slug: 'orden-de-trabajo', name: 'Orden de trabajo', from: ['en-corte'] },
  { slug: 'factura', name: 'Factura', from: ['revisado'] },
  { slug: 'garantia', name: 'Póliza de garantía', from: ['instalado', 'entregado'] },
] as const satisfies readonly { slug: string; name: string; from: readonly WorkshopStage[] }[];

/** Returns an order's folio, which is shown to people. */
export const folioOf = ({ number }: Pick<OrderRow, 'number'>): string => `P-${String(number)}`;

/** Returns when an order first reached one of these stages; undefined before. */
export const stepOf = ({ steps }: OrderRow, stages: readonly WorkshopStage[]) =>
  steps.find((step) => stages.includes(workshopStage(step.stage)));

/** Returns the documents that an order has at its stage. Their addresses contain its id, which is impossible to guess. */
export const documentsOf = (order: OrderRow) =>
  documentKinds.flatMap(({ slug, name, from }) => {
    const step = stepOf(order, from);
    return step
      ? [
          {
            name: `${name} ${folioOf(order)}`,
            url: `/storage/files/${slug}-${order.id}.pdf`,
            version: null,
            updated_at: step.at,
          },
        ]
      : [];
  });
