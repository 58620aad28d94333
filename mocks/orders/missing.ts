import { asksForMeasures, workshopStage } from '#src/config/order-stages.ts';
import type { Wait, WindowSupply } from '#src/content/delivering/supply.ts';
import type { OrderRow } from '../rows/order.ts';
import { paidIn, totalsOf } from './money.ts';

const hasDeposit = (order: OrderRow) => paidIn(order, 'recibido') >= totalsOf(order).deposit_centavos;

/** What an order waits for, each thing once, with the day that enough of it has arrived. */
function awaited(supplies: readonly WindowSupply[]): readonly Wait[] {
  const waits = supplies.flatMap((supply) => supply.waits);
  return [...new Map(waits.map((wait) => [wait.what, wait])).values()];
}

/**
 * Returns what an order lacks, each with the stage that it cannot reach without. This shop demands its deposit.
 * @param supplies what its windows wait for; none once all its material is reserved
 */
export function missingOf(order: OrderRow, supplies: readonly WindowSupply[]) {
  const stage = workshopStage(order.stage);
  const isUnreserved = stage === 'confirmado' || stage === 'medidas-confirmadas';
  const unreserved = { stage: 'material-reservado', what: null, arrives_on: null } as const;
  return [
    ...(isUnreserved && !hasDeposit(order) ? [{ kind: 'anticipo', ...unreserved } as const] : []),
    ...(stage === 'confirmado' && asksForMeasures(order.windows)
      ? [{ kind: 'medidas', ...unreserved } as const]
      : []),
    ...awaited(supplies).map(
      ({ kind, what, arrives_on }) =>
        ({ kind, stage: stage === 'en-corte' ? 'armado' : 'en-corte', what, arrives_on }) as const,
    ),
  ];
}
