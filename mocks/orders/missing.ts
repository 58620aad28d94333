import { asksForMeasures, workshopStage } from '#src/config/order-stages.ts';
import type { ScarceFabric } from '#src/content/delivery.ts';
import { findColour, findVariant } from '../pricing/find-variant.ts';
import type { OrderRow } from '../rows/order.ts';

const isPaid = ({ changes }: OrderRow) => changes.some(({ kind }) => kind === 'anticipo');

/** The cloths of an order of which there is nothing, by their name, with the day that more arrives. */
function awaited({ windows }: OrderRow, scarce: readonly ScarceFabric[]): ReadonlyMap<string, string | null> {
  const out = new Map(scarce.filter(({ state }) => state === 'out').map((fabric) => [fabric.code, fabric]));
  const found = new Map<string, string | null>();
  for (const { variant: slug, color } of windows) {
    const variant = findVariant(slug);
    const colour = variant && findColour(variant, color);
    const fabric = out.get(colour?.code ?? '');
    if (variant && colour && fabric) found.set(`${variant.name} ${colour.name}`, fabric.arrives_on);
  }
  return found;
}

/** Returns what an order lacks, each with the stage that it cannot reach without. This shop demands its deposit. */
export function missingOf(order: OrderRow, scarce: () => readonly ScarceFabric[]) {
  const stage = workshopStage(order.stage);
  const isUnreserved = stage === 'confirmado' || stage === 'medidas-confirmadas';
  const unreserved = { stage: 'material-reservado', what: null, arrives_on: null } as const;
  return [
    ...(isUnreserved && !isPaid(order) ? [{ kind: 'anticipo', ...unreserved } as const] : []),
    ...(stage === 'confirmado' && asksForMeasures(order.windows)
      ? [{ kind: 'medidas', ...unreserved } as const]
      : []),
    ...(isUnreserved || stage === 'material-reservado'
      ? [...awaited(order, scarce())].map(
          ([what, arrives_on]) => ({ kind: 'tela', stage: 'en-corte', what, arrives_on }) as const,
        )
      : []),
  ];
}
