import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { familyName } from '../../support/catalog/family-of.ts';
import type { Lookup } from '../../support/catalog/known.ts';
import { Swatch } from '../../support/catalog/swatch.tsx';
import type { CsvColumn } from '../../support/list/csv.ts';
import type { ListColumn } from '../../support/list/list-table.tsx';
import type { PrintedColumn } from '../../support/list/printed-list.tsx';
import { priceText } from './money.ts';
import classes from './price-columns.module.css';

/** What is shown where the server says nothing. */
const NOTHING = '–';

/** The price is for one of these; a price that is none is for nothing. */
const unitText = ({ price, unit }: CatalogPrice) => (price === null || price === 0 ? null : unit);

/** Columns of the table on the screen. */
export const screenColumns = (currency: string, lookup: Lookup): ListColumn<CatalogPrice>[] => [
  {
    accessor: 'name',
    title: 'Artículo',
    sortable: true,
    render: (row) => (
      <span className={classes['item']}>
        <Swatch color={null} known={lookup(row)} />
        <span className={classes['words']}>
          {row.name}
          {row.code === null ? null : <span className={classes['code']}>{row.code}</span>}
        </span>
      </span>
    ),
  },
  {
    accessor: 'code',
    title: 'Código',
    sortable: true,
    noWrap: true,
    visibleMediaQuery: '(min-width: 600px)',
    render: ({ code }) => code ?? NOTHING,
  },
  {
    accessor: 'family',
    title: 'Familia',
    sortable: true,
    visibleMediaQuery: '(min-width: 768px)',
    render: familyName,
  },
  {
    accessor: 'unit',
    title: 'Unidad',
    noWrap: true,
    visibleMediaQuery: '(min-width: 600px)',
    render: (row) => unitText(row) ?? NOTHING,
  },
  {
    accessor: 'price',
    title: 'Precio',
    sortable: true,
    textAlign: 'right',
    noWrap: true,
    render: (row) => (
      <span className={classes['price']} data-none={row.price === null || undefined}>
        {priceText(row.price, currency)}
        {unitText(row) === null ? null : <span className={classes['per']}> / {unitText(row)}</span>}
      </span>
    ),
  },
];

/** The same on paper. */
export const paperColumns = (currency: string): readonly PrintedColumn<CatalogPrice>[] => [
  { key: 'code', title: 'Código', show: ({ code }) => code ?? NOTHING },
  { key: 'name', title: 'Artículo', show: ({ name }) => name },
  { key: 'family', title: 'Familia', show: familyName },
  { key: 'unit', title: 'Unidad', show: (row) => unitText(row) ?? NOTHING },
  { key: 'price', title: 'Precio', show: ({ price }) => priceText(price, currency), isNumeric: true },
];

/** The same in a file, in which a price is a number. */
export const fileColumns = (note: string, currency: string): readonly CsvColumn<CatalogPrice>[] => [
  { title: 'Código', value: ({ code }) => code },
  { title: 'Artículo', value: ({ name }) => name },
  { title: 'Familia', value: familyName },
  { title: 'Unidad', value: unitText },
  { title: `Precio en ${currency} (${note})`, value: ({ price }) => price ?? priceText(null, currency) },
];
