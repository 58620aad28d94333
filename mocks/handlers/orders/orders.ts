import { handle } from '../../handle.ts';
import { ordersOf } from '../../orders/find.ts';
import { serializeOrder } from '../../orders/serialize.ts';

export const orders = handle('orders', ({ user }) => ({ data: ordersOf([user()]).map(serializeOrder) }));
