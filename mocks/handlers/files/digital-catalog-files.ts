import { handle } from '../../handle.ts';
import { filesOf } from '../../files/list.ts';

export const digitalCatalogFiles = handle('digitalCatalogFiles', () => filesOf('digital-catalog'));
