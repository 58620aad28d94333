import type { CatalogItemRow } from '../rows/catalog-item.ts';
import type { FileRow } from '../rows/file.ts';
import { catalogItems } from './catalog.ts';

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

const amountOf = ({ list_price, unit }: CatalogItemRow, share: number) =>
  list_price === null ? 'por medida' : `${pesos.format(list_price * share)} / ${unit}`;

const priced = (items: readonly CatalogItemRow[], share = 1) =>
  items.map((item) => ({ text: `${item.code}  ${item.name}`, amount: amountOf(item, share) }));

const named = (items: readonly CatalogItemRow[]) =>
  items.map(({ name, family }) => ({ text: name, amount: family }));

const isAwning = ({ family }: CatalogItemRow) => family.startsWith('Toldos') || family === 'Motorización';
const awnings = catalogItems.filter(isAwning);
const blinds = catalogItems.filter((item) => !isAwning(item));
const among = (...families: readonly string[]) =>
  catalogItems.filter(({ family }) => families.includes(family));

/** Price factors of the promotions. */
const AUTUMN = 0.8;
const SUMMER = 0.85;
const SPRING = 0.9;

/** Documents of the three download pages. */
export const files: readonly FileRow[] = [
  {
    slug: 'lista-de-precios-persianas-2026',
    kind: 'list-price',
    name: 'Lista de precios de persianas 2026',
    version: '2026.2',
    updated_at: '2026-08-03T15:00:00.000Z',
    lines: priced(blinds),
  },
  {
    slug: 'lista-de-precios-toldos-y-motores-2026',
    kind: 'list-price',
    name: 'Lista de precios de toldos y motores 2026',
    version: '2026.1',
    updated_at: '2026-03-17T16:30:00.000Z',
    lines: priced(awnings),
  },
  {
    slug: 'catalogo-digital-persianas',
    kind: 'digital-catalog',
    name: 'Catálogo digital de persianas',
    version: '8',
    updated_at: '2026-06-22T18:00:00.000Z',
    lines: named(blinds),
  },
  {
    slug: 'catalogo-digital-toldos',
    kind: 'digital-catalog',
    name: 'Catálogo digital de toldos',
    version: '5',
    updated_at: '2026-05-11T17:15:00.000Z',
    lines: named(awnings),
  },
  {
    slug: 'gaceta-de-promociones-otono',
    kind: 'promotions',
    name: 'Gaceta de promociones: otoño',
    version: 'Septiembre a noviembre de 2026',
    updated_at: '2026-09-01T14:00:00.000Z',
    lines: priced(among('Enrollables', 'Sheer elegance'), AUTUMN),
  },
  {
    slug: 'gaceta-de-promociones-verano',
    kind: 'promotions',
    name: 'Gaceta de promociones: verano',
    version: 'Junio a agosto de 2026',
    updated_at: '2026-06-01T14:00:00.000Z',
    lines: priced(among('Verticales', 'Romanas', 'Motorización'), SUMMER),
  },
  {
    slug: 'gaceta-de-promociones-primavera',
    kind: 'promotions',
    name: 'Gaceta de promociones: primavera',
    version: 'Marzo a mayo de 2026',
    updated_at: '2026-03-02T14:00:00.000Z',
    lines: priced(among('Horizontales', 'Panel japonés'), SPRING),
  },
];
