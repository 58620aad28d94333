import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { administrator, path } from '#stories/charts/samples/cutting.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { cuttingStockMachine } from './cutting-stock.machine.ts';

const someStock: CuttingStock = {
  materials: [
    {
      ...{ id: 'SP', code: 'SP', name: 'Soporte', unit: 'pieza', free: 80, cost_centavos: 1_500 },
      ...{ width_mm: null, length_mm: null, whole: null, started_mm: [], remnants: [] },
    },
  ],
  plans: [],
};

export const cuttingStock: ChartFixtures<typeof cuttingStockMachine> = {
  ...resourceFixtures({
    name: 'Almacén para cortar',
    about:
      'Lo que el taller tiene libre y los planes guardados: se piden al abrir un plan de corte, pueden tardar, fallar y pedirse de nuevo.',
    load: 'Actualizar',
    asks: 'cuttingStock',
    path,
    inputs: [{ name: 'Todo', value: {} }],
    answers: [
      { name: 'Unos soportes', value: someStock },
      { name: 'Nada', value: { materials: [], plans: [] } },
    ],
  }),
  starts: [{ name: 'Quien administra', input: undefined, ...administrator }],
};
