import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { barePiece, common, completePiece, none, starts } from '#stories/charts/samples/stock.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { motorsStockMachine } from './motors-stock.machine.ts';

export const motorsStock: ChartFixtures<typeof motorsStockMachine> = {
  ...resourceFixtures({
    outside: ['resource.clear'],
    ...common,
    name: 'Inventario de motores',
    about:
      'Lo que hay de cada motor: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    asks: 'motorsStock',
    path: href('motorsStock'),
    answers: [{ name: 'Uno completo y uno con solo su nombre', value: [completePiece, barePiece] }, none],
  }),
  starts,
};
