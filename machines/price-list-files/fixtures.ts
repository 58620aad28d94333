import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common, starts } from '#stories/charts/samples/files.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { priceListFilesMachine } from './price-list-files.machine.ts';

export const priceListFiles: ChartFixtures<typeof priceListFilesMachine> = {
  ...resourceFixtures({
    ...common,
    name: 'Archivos de precios',
    about:
      'Las listas de precios que se descargan: se piden al llegar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'priceListFiles',
    path: href('priceList'),
  }),
  starts,
};
