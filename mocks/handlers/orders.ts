import type { Answers } from '../handle.ts';
import { networkOf } from '../network.ts';
import { ordersOf } from '../orders/find.ts';
import { moveOrder } from '../orders/move.ts';
import { serializeOrder } from '../orders/serialize.ts';

export const ordersAnswers: Answers<'orders'> = {
  moveOrder,
  networkOrders: ({ user }) => ({
    data: ordersOf(networkOf(user())).map(serializeOrder),
  }),
  orders: ({ user }) => ({ data: ordersOf([user()]).map(serializeOrder) }),
};
