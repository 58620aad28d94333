import { handle } from '../../handle.ts';
import { piecesOf } from '../../stock.ts';

export const motorsStock = handle('motorsStock', () => ({ data: piecesOf('motors') }));
