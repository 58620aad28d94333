import type { CutPlanRow } from '../rows/cut-plan.ts';
import { orders, type OrderRow } from '../rows/order.ts';

/**
 * Puts an order in a stage now. Returns the order as it is then.
 * @param by the person who did it
 * @param note why; null without a reason
 * @param took what was taken out of stock for it
 */
export async function moveTo(
  row: OrderRow,
  stage: OrderRow['stage'],
  by: number,
  note: string | null,
  took: CutPlanRow['takes'] = [],
): Promise<OrderRow> {
  const step = { stage, at: new Date().toISOString(), note, by, ...(took.length > 0 ? { took } : {}) };
  const moved = await orders.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.stage = stage;
      draft.steps = [...draft.steps, step];
    },
  });
  return moved ?? row;
}
