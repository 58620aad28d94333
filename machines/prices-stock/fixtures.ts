import type { StockPrice } from '#src/api/contract/assumed/inventory.ts';
import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common, none, starts } from '#stories/charts/samples/stock.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { pricesStockMachine } from './prices-stock.machine.ts';

const barePrice: StockPrice = {
  id: 1,
  name: 'Tela sin nada más',
  code: null,
  family: null,
  color: null,
  unit: null,
  price: null,
  holds_iva: null,
  previous_price: null,
  updated_at: null,
};

const completePrice: StockPrice = {
  ...barePrice,
  id: 2,
  name: 'Blackout Lino Arena',
  code: 'EB-102',
  family: 'Enrollables',
  color: '#d9c9ae',
  unit: 'm²',
  price: 690,
  previous_price: 669.3,
  updated_at: '2026-11-03T15:00:00Z',
};

export const pricesStock: ChartFixtures<typeof pricesStockMachine> = {
  ...resourceFixtures({
    outside: ['resource.clear'],
    ...common,
    name: 'Precios de inventario',
    about:
      'Lo que cuesta cada artículo: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'pricesStock',
    path: href('pricesStock'),
    answers: [{ name: 'Un precio que subió y uno sin dato', value: [completePrice, barePrice] }, none],
  }),
  starts,
};
