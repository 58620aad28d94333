import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common, none, starts } from '#stories/charts/samples/catalog.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { catalogsMachine } from './catalogs.machine.ts';

const items: CatalogItem[] = [
  {
    id: 1,
    name: 'Blackout Lino Arena',
    code: 'EB-102',
    family: 'Enrollables',
    color: '#d9c9ae',
    image: null,
  },
  { id: 2, name: 'Tela sin nada más', code: null, family: null, color: null, image: null },
];

export const catalogs: ChartFixtures<typeof catalogsMachine> = {
  ...resourceFixtures({
    ...common,
    name: 'Catálogo',
    about:
      'Todo lo que se vende, con sus colores: se pide al llegar, puede tardar, fallar y pedirse de nuevo.',
    load: 'Pedir el catálogo',
    asks: 'catalogs',
    path: href('catalogLists'),
    answers: [{ name: 'Dos artículos', value: items }, none],
  }),
  starts,
};
