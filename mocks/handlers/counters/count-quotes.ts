import { handle } from '../../handle.ts';
import { tallyOf } from '../../tallies.ts';

export const countQuotes = handle('countQuotes', ({ user }) => tallyOf(user().id).quotes);
