import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { barePiece, common, completePiece, none, starts } from '#stories/charts/samples/stock.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { galleriesStockMachine } from './galleries-stock.machine.ts';

export const galleriesStock: ChartFixtures<typeof galleriesStockMachine> = {
  ...resourceFixtures({
    outside: ['resource.clear'],
    ...common,
    name: 'Inventario de galerías',
    about:
      'Lo que hay de cada galería: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    asks: 'galleriesStock',
    path: href('galleriesStock'),
    answers: [{ name: 'Una completa y una con solo su nombre', value: [completePiece, barePiece] }, none],
  }),
  starts,
};
