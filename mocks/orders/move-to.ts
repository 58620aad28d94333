import { orders, type OrderRow } from '../rows/order.ts';

/**
 * Puts an order in a stage now. Returns the order as it is then.
 * @param by the person who did it
 * @param note why; null without a reason
 */
export async function moveTo(
  row: OrderRow,
  stage: OrderRow['stage'],
  by: number,
  note: string | null,
): Promise<OrderRow> {
  const step = { stage, at: new Date().toISOString(), note, by };
  const moved = await orders.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.stage = stage;
      draft.steps = [...draft.steps, step];
    },
  });
  return moved ?? row;
}
