import { handle } from '../../handle.ts';
import { networkOf } from '../../network.ts';
import { ordersOf } from '../../orders/find.ts';
import { serializeOrder } from '../../orders/serialize.ts';

export const networkOrders = handle('networkOrders', ({ user }) => ({
  data: ordersOf(networkOf(user())).map(serializeOrder),
}));
