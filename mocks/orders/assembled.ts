import { workshopStage, workshopStages } from '#src/config/order-stages.ts';
import type { OrderRow } from '../rows/order.ts';

type Passed = Pick<OrderRow, 'steps'>;

/** Returns when an order was last assembled: all that it is made of was cut then. Null while it never was. */
export const assembledAt = ({ steps }: Passed): string | null =>
  steps.findLast(({ stage }) => workshopStage(stage) === 'armado')?.at ?? null;

const CUTTING = workshopStages.indexOf('en-corte');

/** Whether an order is being cut, or was; also when it was cancelled then. */
export function isBegun(order: Passed): boolean {
  const last = order.steps.findLast(({ stage }) => stage !== 'cancelado');
  return (
    assembledAt(order) !== null ||
    (last !== undefined && workshopStages.indexOf(workshopStage(last.stage)) >= CUTTING)
  );
}
