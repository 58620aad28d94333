import { handle } from '../../handle.ts';
import { tallyOf } from '../../tallies.ts';

export const countCart = handle('countCart', ({ user }) => tallyOf(user().id).cart);
