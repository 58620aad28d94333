import { handle } from '../../handle.ts';
import { ordersOf } from '../../orders/find.ts';

export const countOrders = handle('countOrders', ({ user }) => ordersOf([user()]).length);
