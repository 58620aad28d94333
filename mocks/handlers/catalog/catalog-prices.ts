import { handle } from '../../handle.ts';
import { catalogItems } from '../../rows/catalog-item.ts';
import { roleIds } from '../../seeds/roles.ts';

export const catalogPrices = handle('catalogPrices', ({ user }) => {
  const isDistributor = user().role_id === roleIds.distribuidor;
  return {
    data: catalogItems.all().map(({ id, name, code, family, unit, list_price, distributor_price }) => ({
      id,
      name,
      code,
      family,
      unit,
      price: isDistributor ? distributor_price : list_price,
    })),
  };
});
