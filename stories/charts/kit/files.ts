import type {
  digitalCatalogFilesMachine,
  priceListFilesMachine,
  promotionFilesMachine,
} from '#machines/files.machine.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import { href } from '#src/config/routes.ts';
import type { ChartKit } from './kit.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';

const bare: FileEntry = {
  name: 'Lista de precios',
  url: '/storage/files/lista-de-precios-persianas-2026.pdf',
  version: null,
  updated_at: null,
};

const complete: FileEntry = {
  name: 'Gaceta de promociones: otoño',
  url: '/storage/files/gaceta-de-promociones-otono.pdf',
  version: 'Septiembre a noviembre de 2026',
  updated_at: '2026-09-01T14:00:00.000Z',
};

const answers = [
  { name: 'Dos archivos', value: [complete, bare] },
  { name: 'Uno, solo con nombre y dirección', value: [bare] },
  { name: 'Ninguno', value: [] },
];

const common = {
  load: 'Pedir los archivos',
  inputs: [{ name: 'Todos', value: {} }],
  answers,
};
const starts = [{ name: 'Con sesión', input: undefined, token: tokens.stored }];

export const priceListFiles: ChartKit<typeof priceListFilesMachine> = {
  ...resourceKit({
    ...common,
    name: 'Archivos de precios',
    about:
      'Las listas de precios que se descargan: se piden al llegar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'priceListFiles',
    path: href('priceList'),
  }),
  starts,
};

export const digitalCatalogFiles: ChartKit<typeof digitalCatalogFilesMachine> = {
  ...resourceKit({
    ...common,
    name: 'Archivos de catálogos',
    about: 'Los catálogos digitales: se piden al llegar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'digitalCatalogFiles',
    path: href('catalogLists'),
  }),
  starts,
};

export const promotionFiles: ChartKit<typeof promotionFilesMachine> = {
  ...resourceKit({
    ...common,
    name: 'Archivos de la gaceta',
    about: 'Las ediciones de la gaceta: se piden al llegar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'promotionFiles',
    path: href('promotions'),
  }),
  starts,
};
