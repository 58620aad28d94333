import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common, starts } from '#stories/charts/samples/files.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { digitalCatalogFilesMachine } from './digital-catalog-files.machine.ts';

export const digitalCatalogFiles: ChartFixtures<typeof digitalCatalogFilesMachine> = {
  ...resourceFixtures({
    ...common,
    name: 'Archivos de catálogos',
    about: 'Los catálogos digitales: se piden al llegar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'digitalCatalogFiles',
    path: href('catalogLists'),
  }),
  starts,
};
