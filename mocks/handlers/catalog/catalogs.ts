import { handle } from '../../handle.ts';
import { catalogItems } from '../../rows/catalog-item.ts';

export const catalogs = handle('catalogs', () => ({
  data: catalogItems.all().map(({ id, name, code, family, color }) => ({ id, name, code, family, color })),
}));
