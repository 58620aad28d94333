import type { StockPrice } from '#src/api/contract/assumed/inventory.ts';
import type { Column } from '#src/features/inventory/column.ts';
import type { Filter } from '#src/features/inventory/filter.ts';
import type { Line } from '#src/features/inventory/inventory-line.ts';
import type { Formatting } from '#src/features/inventory/inventory.tsx';
import { articleColumn } from '#src/features/inventory/stock-columns.tsx';
import { agoText, instantOf } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { NoData, TwoLines } from '#src/lists/cells.tsx';
import text from '#src/ui/styles/text.module.css';
import { ChangeCell } from './change-cell.tsx';
import { changeOf, changeValue } from './change.ts';

type PriceLine = Line<StockPrice>;

const ivaText = (holdsIva: boolean) => (holdsIva ? 'con IVA' : 'sin IVA');

/** Columns of prices. */
export function priceColumns(formatting: Formatting): readonly Column<PriceLine>[] {
  return [
    { ...articleColumn, width: '20rem' },
    {
      key: 'precio',
      title: 'Precio',
      card: 'total',
      value: ({ article }) => article.price,
      isNumeric: true,
      show: ({ article: { price, unit, holds_iva } }) =>
        price === null ? (
          <NoData />
        ) : (
          <>
            <span translate="no" className={text.strong}>
              {inCurrency(price * 100)}
            </span>
            {unit === null ? null : <span className={text.muted}> / {unit}</span>}
            {holds_iva === null ? null : <span className={text.muted}> {ivaText(holds_iva)}</span>}
          </>
        ),
      file: [
        { title: 'Precio', value: ({ article }) => article.price },
        { title: 'Unidad', value: ({ article }) => article.unit },
        {
          title: 'IVA',
          value: ({ article: { holds_iva } }) => (holds_iva === null ? null : ivaText(holds_iva)),
        },
      ],
    },
    {
      key: 'cambio',
      title: 'Cambio',
      value: ({ article }) => changeValue(article),
      show: ({ article }) => (
        <ChangeCell
          change={changeOf(article)}
          before={article.previous_price === null ? null : inCurrency(article.previous_price * 100)}
        />
      ),
      file: [{ title: 'Precio anterior', value: ({ article }) => article.previous_price }],
    },
    sinceColumn(formatting),
  ];
}

/** The day since which a price is valid, and how long ago that was. */
const sinceColumn = ({ calendar, now }: Formatting): Column<PriceLine> => ({
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
  file: [{ title: 'Vigente desde', value: ({ article }) => calendar.fileDayOf(article.updated_at) }],
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
