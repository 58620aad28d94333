import { handle } from '../../handle.ts';
import { filesOf } from '../../files/list.ts';

export const promotionFiles = handle('promotionFiles', () => filesOf('promotions'));
