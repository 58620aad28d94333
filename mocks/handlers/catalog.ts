import { filesOf } from '../files/list.ts';
import type { Answers } from '../handle.ts';
import { catalogItems } from '../rows/catalog-item.ts';
import { roleIds } from '../seeds/roles.ts';

export const catalogAnswers: Answers<'catalog'> = {
  catalogPrices: ({ user }) => {
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
  },
  catalogs: () => ({
    data: catalogItems.all().map(({ id, name, code, family, color }) => ({ id, name, code, family, color })),
  }),
  digitalCatalogFiles: () => filesOf('digital-catalog'),
  priceListFiles: () => filesOf('list-price'),
  promotionFiles: () => filesOf('promotions'),
};
