import { filesOf } from '../files/list.ts';
import { pricesToday, unitPrice } from '../pricing/unit-price.ts';
import type { Answers } from '../requests/handle.ts';
import { catalogItems } from '../rows/catalog-item.ts';

export const catalogAnswers: Answers<'catalog'> = {
  catalogPrices: ({ user }) => {
    const prices = pricesToday(user());
    return {
      data: catalogItems.all().map(({ id, name, code, family, unit, priced_as }) => ({
        id,
        name,
        code,
        family,
        unit,
        ...unitPrice(priced_as, prices),
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
