import { handle } from '../../handle.ts';
import { filesOf } from '../../files/list.ts';

export const priceListFiles = handle('priceListFiles', () => filesOf('list-price'));
