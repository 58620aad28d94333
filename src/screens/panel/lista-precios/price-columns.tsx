import { clsx as cx } from 'clsx';
import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import type { Lookup } from '#src/features/catalog-items/catalog-lookup.ts';
import { familyName } from '#src/features/catalog-items/families.ts';
import { ItemSwatch } from '#src/features/catalog-items/item-swatch.tsx';
import type { PrintedColumn } from '#src/features/inventory/printed-list.tsx';
import { currencyCode } from '#src/format/money.ts';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './price-columns.module.css';
import { priceText } from './price-text.ts';

/** Shown in place of a missing value. */
const NO_VALUE = '–';

/** The unit of a price; null for an article without a price or with price 0. */
const unitText = ({ price, unit }: CatalogPrice) => (price === null || price === 0 ? null : unit);

/** Columns of the table on screen. */
export const screenColumns = (lookup: Lookup): ListColumn<CatalogPrice>[] => [
  {
    accessor: 'name',
    title: 'Artículo',
    sortable: true,
    card: 'title',
    render: (row) => (
      <span className={cx(layout.beside, classes.item)}>
        <ItemSwatch color={null} match={lookup(row)} />
        <span className={classes.name}>
          {row.name}
          {row.code === null ? null : (
            <span className={cx(text.muted, text.tiny, classes.code)}>{row.code}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    accessor: 'code',
    title: 'Código',
    sortable: true,
    noWrap: true,
    card: 'none',
    render: ({ code }) => code ?? NO_VALUE,
  },
  {
    accessor: 'family',
    title: 'Familia',
    sortable: true,
    visibleMediaQuery: '(min-width: 48em)',
    render: familyName,
  },
  {
    accessor: 'unit',
    title: 'Unidad',
    noWrap: true,
    card: 'none',
    render: (row) => unitText(row) ?? NO_VALUE,
  },
  {
    accessor: 'price',
    title: 'Precio',
    sortable: true,
    card: 'total',
    textAlign: 'right',
    noWrap: true,
    render: (row) => (
      <span className={cx(text.figure, text.strong, classes.price)} data-none={!row.price || undefined}>
        {priceText(row)}
        {unitText(row) === null ? null : <span className={classes.per}> / {unitText(row)}</span>}
      </span>
    ),
  },
];

/** Columns of the printed list. */
export const printedColumns: readonly PrintedColumn<CatalogPrice>[] = [
  { key: 'code', title: 'Código', show: ({ code }) => code ?? NO_VALUE },
  { key: 'name', title: 'Artículo', show: ({ name }) => name },
  { key: 'family', title: 'Familia', show: familyName },
  { key: 'unit', title: 'Unidad', show: (row) => unitText(row) ?? NO_VALUE },
  { key: 'price', title: 'Precio', show: priceText, isNumeric: true },
];

/** Columns of the CSV file, in which a price is a number. */
export const fileColumns = (note: string): readonly CsvColumn<CatalogPrice>[] => [
  { title: 'Código', value: ({ code }) => code },
  { title: 'Artículo', value: ({ name }) => name },
  { title: 'Familia', value: familyName },
  { title: 'Unidad', value: unitText },
  { title: `Precio en ${currencyCode()} (${note})`, value: (row) => row.price || priceText(row) },
];
