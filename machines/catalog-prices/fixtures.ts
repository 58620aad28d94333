import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common, none, starts } from '#stories/charts/samples/catalog.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { catalogPricesMachine } from './catalog-prices.machine.ts';

const prices: CatalogPrice[] = [
  {
    id: 1,
    name: 'Blackout Lino Arena',
    code: 'EB-102',
    family: 'Enrollables',
    price: 1_160,
    holds_iva: true,
    included: null,
    unit: 'm²',
  },
  {
    id: 2,
    name: 'Tela sin nada más',
    code: null,
    family: null,
    price: null,
    holds_iva: null,
    included: null,
    unit: null,
  },
];

export const catalogPrices: ChartFixtures<typeof catalogPricesMachine> = {
  ...resourceFixtures({
    ...common,
    name: 'Precios',
    about:
      'Lo que cuesta cada cosa a quien pregunta: se piden al llegar, pueden tardar, fallar y pedirse de nuevo.',
    load: 'Pedir los precios',
    asks: 'catalogPrices',
    path: href('priceList'),
    answers: [{ name: 'Un precio y uno a consultar', value: prices }, none],
  }),
  starts,
};
