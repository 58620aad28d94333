import { supplyOf } from '../availability.ts';
import { orders, type OrderRow } from '../rows/order.ts';
import type { UserRow } from '../rows/user.ts';
import { today } from '../today.ts';
import { promisedOn } from './promised-on.ts';

type Ordered = Pick<
  OrderRow,
  | 'title'
  | 'client'
  | 'windows'
  | 'price_list'
  | 'tier'
  | 'notes'
  | 'postal_code'
  | 'delivery'
  | 'quote_id'
  | 'attempt'
>;

/** Adds a confirmed order, dated now. */
export async function createOrder(maker: Pick<UserRow, 'id'>, ordered: Ordered): Promise<OrderRow> {
  const now = new Date().toISOString();
  const number = Math.max(2_000, ...orders.all().map((order) => order.number)) + 1;
  return orders.create({
    ...ordered,
    id: crypto.randomUUID(),
    number,
    user_id: maker.id,
    stage: 'confirmado',
    steps: [{ stage: 'confirmado', at: now, note: null, by: null }],
    changes: [],
    payments: [],
    created_at: now,
    promised_on: promisedOn(ordered, supplyOf(ordered.windows), today()),
  });
}
