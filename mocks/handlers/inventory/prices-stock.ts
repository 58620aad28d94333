import { handle } from '../../handle.ts';
import { roleIds } from '../../seeds/roles.ts';
import { pricesFor } from '../../stock.ts';

export const pricesStock = handle('pricesStock', ({ user }) => ({
  data: pricesFor(user().role_id === roleIds.distribuidor),
}));
