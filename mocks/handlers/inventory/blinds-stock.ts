import { handle } from '../../handle.ts';
import { rollsOf } from '../../stock.ts';

export const blindsStock = handle('blindsStock', () => ({ data: rollsOf('blinds') }));
