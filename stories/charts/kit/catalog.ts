import type { catalogPricesMachine, catalogsMachine } from '#machines/catalog.machine.ts';
import type { CatalogItem, CatalogPrice } from '#src/api/contract/catalog.ts';
import { href } from '#src/config/routes.ts';
import type { ChartKit } from './kit.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';

const items: readonly CatalogItem[] = [
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

const prices: readonly CatalogPrice[] = [
  { id: 1, name: 'Blackout Lino Arena', code: 'EB-102', family: 'Enrollables', price: 1_160, unit: 'm²' },
  { id: 2, name: 'Tela sin nada más', code: null, family: null, price: null, unit: null },
];

const common = { inputs: [{ name: 'Todo', value: {} }] };
const starts = [{ name: 'Con sesión', input: undefined, token: tokens.stored }];
const none = { name: 'Nada', value: [] };

export const catalogs: ChartKit<typeof catalogsMachine> = {
  ...resourceKit({
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

export const catalogPrices: ChartKit<typeof catalogPricesMachine> = {
  ...resourceKit({
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
