import type { OrderStage } from '#src/api/contract/assumed/orders.ts';
import { inPesos } from '../pricing/format.ts';
import { pricesOfMaker } from '../pricing/buyers.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import type { OrderRow } from '../rows/order.ts';
import { orders } from '../rows/order.ts';

/** The documents of an order, each with the stage from which it exists. */
const kinds = [
  { slug: 'orden-de-trabajo', name: 'Orden de trabajo', from: 'en-fabricacion' },
  { slug: 'factura', name: 'Factura', from: 'fabricado' },
  { slug: 'garantia', name: 'Póliza de garantía', from: 'instalado' },
] as const satisfies readonly { slug: string; name: string; from: OrderStage }[];

/** Returns an order's folio, which is shown to people. */
export const folioOf = ({ number }: Pick<OrderRow, 'number'>): string => `P-${String(number)}`;

const mounts = { inside: 'por dentro', outside: 'por fuera' } as const;

const stepOf = ({ steps }: OrderRow, stage: OrderStage) => steps.find((step) => step.stage === stage);

/** Returns the documents that an order has at its stage. Their addresses contain its id, which is impossible to guess. */
export const documentsOf = (order: OrderRow) =>
  kinds.flatMap(({ slug, name, from }) => {
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

/** Returns the content of an order's document by its file name; null when there is none. */
export function orderDocument(file: string) {
  for (const order of orders.all()) {
    const kind = kinds.find(({ slug, from }) => file === `${slug}-${order.id}.pdf` && stepOf(order, from));
    if (!kind) continue;
    const { windows, totals } = priceWindows(order.windows, pricesOfMaker(order));
    const showsPrice = kind.slug === 'factura';
    const lines = windows.map((window) => {
      const { name, variant, line, mount, total_centavos } = window;
      const label = `${String(line.quantity)} × ${name === '' ? variant : name}`;
      const size = `${String(line.widthMm)} × ${String(line.heightMm)} mm`;
      return {
        text: [label, size, ...(mount === null ? [] : [mounts[mount]])].join(', '),
        amount: showsPrice ? inPesos(total_centavos) : '',
      };
    });
    const total = { text: 'Total con IVA', amount: inPesos(totals.total_centavos) };
    return {
      slug: `${kind.slug}-${folioOf(order).toLowerCase()}`,
      title: `${kind.name} ${folioOf(order)}`,
      subtitle: order.title,
      lines: showsPrice ? [...lines, total] : lines,
    };
  }
  return null;
}
