import { handle } from '../../handle.ts';
import { tallyOf } from '../../tallies.ts';

export const countOrders = handle('countOrders', ({ user }) => tallyOf(user().id).orders);
