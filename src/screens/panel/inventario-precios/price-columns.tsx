import type { StockPrice } from '#src/api/contract/assumed/stock.ts';
import { NoData, TwoLines } from '../../support/inventory/cells.tsx';
import type { Column } from '../../support/inventory/column.ts';
import type { Filter } from '../../support/inventory/filter.ts';
import type { Writing } from '../../support/inventory/inventory.tsx';
import type { Line } from '../../support/inventory/line.ts';
import { articleColumn } from '../../support/inventory/stock-columns.tsx';
import { agoText, instantOf } from '../../support/inventory/when.ts';
import { ChangeCell } from './change-cell.tsx';
import { changeOf, changeValue } from './change.ts';
import classes from './price-columns.module.css';

type PriceLine = Line<StockPrice>;

/** What is shown of prices. */
export function priceColumns(writing: Writing): readonly Column<PriceLine>[] {
  const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: writing.currency });
  return [
    { ...articleColumn, width: '20rem' },
    {
      key: 'precio',
      title: 'Precio',
      value: ({ article }) => article.price,
      isNumeric: true,
      show: ({ article: { price, unit } }) =>
        price === null ? (
          <NoData />
        ) : (
          <>
            <span className={classes['price']}>{money.format(price)}</span>
            {unit === null ? null : <span className={classes['unit']}> / {unit}</span>}
          </>
        ),
      file: [
        { title: 'Precio', value: ({ article }) => article.price },
        { title: 'Unidad', value: ({ article }) => article.unit },
      ],
    },
    {
      key: 'cambio',
      title: 'Cambio',
      value: ({ article }) => changeValue(article),
      show: ({ article }) => (
        <ChangeCell
          change={changeOf(article)}
          before={article.previous_price === null ? null : money.format(article.previous_price)}
        />
      ),
      file: [{ title: 'Precio anterior', value: ({ article }) => article.previous_price }],
    },
    sinceColumn(writing),
  ];
}

/** The day from which a price holds, and how long ago that was. */
const sinceColumn = ({ calendar, now }: Writing): Column<PriceLine> => ({
  key: 'desde',
  title: 'Vigente desde',
  value: ({ article }) => instantOf(article.updated_at),
  show: ({ article: { updated_at } }) => {
    const at = instantOf(updated_at);
    if (updated_at === null || at === null) return <NoData />;
    return (
      <time dateTime={updated_at}>
        <TwoLines first={calendar.day(updated_at)} second={agoText(at, now)} />
      </time>
    );
  },
  file: [{ title: 'Vigente desde', value: ({ article }) => article.updated_at }],
});

export const changeFilter: Filter<PriceLine> = {
  key: 'cambio',
  label: 'Cambio',
  all: 'Todos',
  names: { subio: 'Subió', bajo: 'Bajó', igual: 'Sin cambio', 'sin-dato': 'Sin dato' },
  valuesOf: ({ article }) => [
    { up: 'subio', down: 'bajo', same: 'igual', unknown: 'sin-dato' }[changeOf(article).kind],
  ],
};
