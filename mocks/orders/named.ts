import type { OrderStage } from '#src/config/order-stages.ts';
import { isResponsibleFor } from '../network.ts';
import type { Call } from '../requests/handle.ts';
import { conflict, notFound } from '../requests/refusal.ts';
import type { OrderRow } from '../rows/order.ts';
import { findOrder } from './find.ts';

/** Returns the order that a call names and the person may see. @throws Refusal 401, 404 */
export function namedOrder({ param, user }: Call): OrderRow {
  const row = findOrder(param('id'));
  if (!row || !isResponsibleFor(user(), row.user_id)) throw notFound();
  return row;
}

/** Checks that an order has not moved since its sender saw it. @throws Refusal 409 */
export function checkSeen(row: OrderRow, from: OrderStage): void {
  if (from !== row.stage) throw conflict('Esta orden ya cambió de etapa. Recárgala para ver lo nuevo.');
}
