import { handle } from '../../handle.ts';
import { catalogItems } from '../../rows/catalog-item.ts';
import { roleIds } from '../../seeds/roles.ts';

/** Part of the list price that a distributor pays. */
const DISTRIBUTOR_SHARE = 0.7;

const inCentavos = (pesos: number) => Math.round(pesos * 100) / 100;

export const catalogPrices = handle('catalogPrices', ({ user }) => {
  const share = user().role_id === roleIds.distribuidor ? DISTRIBUTOR_SHARE : 1;
  return {
    data: catalogItems.all().map(({ id, name, code, family, unit, list_price }) => ({
      id,
      name,
      code,
      family,
      unit,
      price: inCentavos(list_price * share),
    })),
  };
});
