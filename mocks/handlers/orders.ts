import { networkOf } from '../network.ts';
import { changeOrder } from '../orders/change.ts';
import { ordersOf } from '../orders/find.ts';
import { moveOrder } from '../orders/move.ts';
import { addPayment, settlePayment } from '../orders/payments.ts';
import { serializeOrders } from '../orders/serialize.ts';
import type { Answers } from '../requests/handle.ts';

export const ordersAnswers: Answers<'orders'> = {
  addPayment,
  changeOrder,
  moveOrder,
  networkOrders: ({ user }) => ({ data: serializeOrders(ordersOf(networkOf(user())), user()) }),
  orders: ({ user }) => ({ data: serializeOrders(ordersOf([user()]), user()) }),
  settlePayment,
};
