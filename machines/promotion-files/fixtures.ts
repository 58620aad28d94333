import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common, starts } from '#stories/charts/samples/files.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { promotionFilesMachine } from './promotion-files.machine.ts';

export const promotionFiles: ChartFixtures<typeof promotionFilesMachine> = {
  ...resourceFixtures({
    ...common,
    name: 'Archivos de la gaceta',
    about: 'Las ediciones de la gaceta: se piden al llegar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'promotionFiles',
    path: href('promotions'),
  }),
  starts,
};
