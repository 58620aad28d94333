import { orders, type OrderRow } from '../rows/order.ts';
import type { UserRow } from '../rows/user.ts';

/** Sorts the newest order first. */
const byAge = (one: OrderRow, other: OrderRow) =>
  other.created_at.localeCompare(one.created_at) || other.number - one.number;

/** Returns the orders of these users. */
export const ordersOf = (makers: readonly Pick<UserRow, 'id'>[]): OrderRow[] => {
  const ids = new Set(makers.map(({ id }) => id));
  return orders
    .all()
    .filter(({ user_id }) => ids.has(user_id))
    .toSorted(byAge);
};

/** Returns the order with this id, of any user. */
export const findOrder = (id: string): OrderRow | undefined =>
  orders.findFirst((query) => query.where((row) => row.id === id));
