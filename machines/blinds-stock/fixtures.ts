import type { RollStock } from '#src/api/contract/assumed/inventory.ts';
import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { barePiece, common, completePiece, none, starts } from '#stories/charts/samples/stock.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { blindsStockMachine } from './blinds-stock.machine.ts';

const bareRoll: RollStock = {
  ...barePiece,
  name: 'Tela sin nada más',
  rolls: null,
  roll_length: null,
  roll_width: null,
};

const completeRoll: RollStock = {
  ...completePiece,
  name: 'Blackout Lino Arena',
  code: 'EB-102',
  family: 'Enrollables',
  color: '#d9c9ae',
  unit: 'm',
  rolls: 3,
  roll_length: 30,
  roll_width: 2_500,
};

export const blindsStock: ChartFixtures<typeof blindsStockMachine> = {
  ...resourceFixtures({
    outside: ['resource.clear'],
    ...common,
    name: 'Inventario de telas',
    about:
      'Lo que hay de cada tela: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    asks: 'blindsStock',
    path: href('blindsStock'),
    answers: [{ name: 'Una completa y una con solo su nombre', value: [completeRoll, bareRoll] }, none],
  }),
  starts,
};
