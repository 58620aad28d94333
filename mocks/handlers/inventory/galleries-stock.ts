import { handle } from '../../handle.ts';
import { piecesOf } from '../../stock.ts';

export const galleriesStock = handle('galleriesStock', () => ({ data: piecesOf('galleries') }));
