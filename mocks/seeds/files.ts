import type { FileRow } from '../rows/file.ts';
import { catalogItems } from './catalog.ts';

const isAwning = (family: string) => family.startsWith('Toldos') || family === 'Motorización';
const families = [...new Set(catalogItems.map(({ family }) => family))];
const awnings = families.filter(isAwning);
const blinds = families.filter((family) => !isAwning(family));

/** Price factors of the promotions. */
const AUTUMN = 0.8;
const SUMMER = 0.85;
const SPRING = 0.9;

type Seed = Omit<FileRow, 'valid_from' | 'withdrawn' | 'changes'>;

const onShow: readonly Seed[] = [
  {
    slug: 'lista-de-precios-persianas-2026',
    kind: 'list-price',
    name: 'Lista de precios de persianas 2026',
    version: '2026.2',
    updated_at: '2026-08-03T15:00:00.000Z',
    families: blinds,
    share: 1,
  },
  {
    slug: 'lista-de-precios-toldos-y-motores-2026',
    kind: 'list-price',
    name: 'Lista de precios de toldos y motores 2026',
    version: '2026.1',
    updated_at: '2026-03-17T16:30:00.000Z',
    families: awnings,
    share: 1,
  },
  {
    slug: 'catalogo-digital-persianas',
    kind: 'digital-catalog',
    name: 'Catálogo digital de persianas',
    version: '8',
    updated_at: '2026-06-22T18:00:00.000Z',
    families: blinds,
    share: null,
  },
  {
    slug: 'catalogo-digital-toldos',
    kind: 'digital-catalog',
    name: 'Catálogo digital de toldos',
    version: '5',
    updated_at: '2026-05-11T17:15:00.000Z',
    families: awnings,
    share: null,
  },
  {
    slug: 'gaceta-de-promociones-otono',
    kind: 'promotions',
    name: 'Gaceta de promociones: otoño',
    version: 'Septiembre a noviembre de 2026',
    updated_at: '2026-09-01T14:00:00.000Z',
    families: ['Enrollables', 'Sheer elegance'],
    share: AUTUMN,
  },
  {
    slug: 'gaceta-de-promociones-verano',
    kind: 'promotions',
    name: 'Gaceta de promociones: verano',
    version: 'Junio a agosto de 2026',
    updated_at: '2026-06-01T14:00:00.000Z',
    families: ['Verticales', 'Romanas', 'Motorización'],
    share: SUMMER,
  },
  {
    slug: 'gaceta-de-promociones-primavera',
    kind: 'promotions',
    name: 'Gaceta de promociones: primavera',
    version: 'Marzo a mayo de 2026',
    updated_at: '2026-03-02T14:00:00.000Z',
    families: ['Horizontales', 'Panel japonés'],
    share: SPRING,
  },
];

/** A list of last year, taken back when its successor came. */
const former: Seed = {
  slug: 'lista-de-precios-persianas-2025',
  kind: 'list-price',
  name: 'Lista de precios de persianas 2025',
  version: '2025.4',
  updated_at: '2025-02-10T16:00:00.000Z',
  families: blinds,
  share: 1,
};

/** Documents of the three download pages, and one that only administrators see. */
export const files: readonly FileRow[] = [
  { ...former, valid_from: null, withdrawn: true, changes: [] },
  ...onShow.map((seed) => ({ ...seed, valid_from: null, withdrawn: false, changes: [] })),
];
