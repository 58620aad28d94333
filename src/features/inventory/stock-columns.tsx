import type { PieceStock, RollStock } from '#src/api/contract/assumed/inventory.ts';
import { DAY_MS } from '#src/config/day-ms.ts';
import { agoText, instantOf } from '#src/format/dates.ts';
import { NoData, TwoLines, WhenCell } from '#src/lists/cells.tsx';
import type { Column } from './column.ts';
import { amount } from './figure.ts';
import type { Filter } from './filter.ts';
import type { Article, Line } from './inventory-line.ts';
import type { Formatting } from './inventory.tsx';
import { Amount, ArticleCell, StateCell } from './list/cells.tsx';
import { freeOf, stateNames, stateOf, stockStates } from './list/stock-state.ts';

/** An article with stock, by the piece or on rolls. */
type Stock = Pick<PieceStock, keyof Article | 'unit' | 'incoming' | 'incoming_at'> &
  Pick<RollStock, 'total' | 'reserved' | 'free' | 'threshold'>;
type StockLine = Line<Stock>;
type StockColumn = Column<StockLine>;

/** An arrival within this many days is soon. */
const SOON_DAYS = 30;

/** Whether more stock is due within SOON_DAYS or overdue. */
export function arrivesSoon({ incoming, incoming_at }: Pick<Stock, 'incoming' | 'incoming_at'>): boolean {
  const at = instantOf(incoming_at);
  return incoming !== null && incoming > 0 && at !== null && at < Date.now() + SOON_DAYS * DAY_MS;
}

/** A column of numbers with the article's unit. */
const figureColumn = <S extends Stock>(
  key: string,
  title: string,
  figureOf: (stock: S) => number | null,
): Column<Line<S>> => {
  const value = ({ article }: Line<S>) => figureOf(article);
  return {
    key,
    title,
    value,
    isNumeric: true,
    show: (line) => {
      const known = value(line);
      return known === null ? <NoData /> : <Amount value={known} unit={line.article.unit} />;
    },
    file: [{ title, value }],
  };
};

/** The column of every list with an article's name, code and family. */
export const articleColumn: Column<Line> = {
  key: 'nombre',
  title: 'Artículo',
  value: ({ article }) => article.name,
  show: ({ article }) => <ArticleCell {...article} />,
  width: 'clamp(15rem, 19vw, 24rem)',
  card: 'title',
  file: [
    { title: 'Artículo', value: ({ article }) => article.name },
    { title: 'Clave', value: ({ article }) => article.code },
    { title: 'Familia', value: ({ article }) => article.family },
  ],
};

export const stateColumn: StockColumn = {
  key: 'estado',
  title: 'Estado',
  card: 'state',
  value: ({ article }) => stockStates.indexOf(stateOf(article)),
  show: ({ article }) => <StateCell state={stateOf(article)} />,
  file: [{ title: 'Estado', value: ({ article }) => stateNames[stateOf(article)] }],
};

/** The column with the date of the last stock count. */
export const updatedColumn = ({ calendar, now }: Formatting): Column<Line> => ({
  key: 'actualizado',
  title: 'Actualizado',
  value: ({ article }) => instantOf(article.updated_at),
  show: ({ article }) => <WhenCell iso={article.updated_at} calendar={calendar} now={now} />,
  file: [{ title: 'Actualizado', value: ({ article }) => calendar.fileDayOf(article.updated_at) }],
});

/** The date when something is due, or how late it is. */
function expected(iso: string | null, { calendar, now }: Formatting): string {
  const day = calendar.day(iso);
  if (iso === null || day === null) return 'sin fecha';
  const late = calendar.daysSince(iso, now);
  return late !== null && late > 0 ? `debía llegar ${agoText(now - late * DAY_MS, now)}` : day;
}

/** The column with the incoming amount and when it is due. */
export const incomingColumn = (formatting: Formatting): StockColumn => ({
  key: 'llegada',
  title: 'Llegada',
  value: ({ article }) => (article.incoming ? (instantOf(article.incoming_at) ?? Infinity) : null),
  show: ({ article: { incoming, incoming_at, unit } }) => {
    if (incoming === null) return <NoData />;
    if (incoming === 0) return 'Nada en camino';
    return <TwoLines first={`+${amount(incoming, unit)}`} second={expected(incoming_at, formatting)} />;
  },
  file: [
    { title: 'Por llegar', value: ({ article }) => article.incoming },
    { title: 'Fecha de llegada', value: ({ article }) => formatting.calendar.fileDayOf(article.incoming_at) },
  ],
});

/** The column with the free stock, and the minimum below it. */
const freeColumn: StockColumn = {
  key: 'libre',
  title: 'Libre',
  card: 'total',
  value: ({ article }) => freeOf(article),
  isNumeric: true,
  show: ({ article }) => {
    const free = freeOf(article);
    const { threshold, unit } = article;
    return (
      <TwoLines
        first={free === null ? <NoData /> : <Amount value={free} unit={unit} />}
        second={threshold === null ? '' : `mín. ${amount(threshold, unit)}`}
      />
    );
  },
  file: [
    { title: 'Libre', value: ({ article }) => freeOf(article) },
    { title: 'Mínimo', value: ({ article }) => article.threshold },
  ],
};

/** The columns of total, reserved and free stock. */
export const figureColumns: readonly StockColumn[] = [
  {
    ...figureColumn<Stock>('total', 'Total', ({ total }) => total),
    file: [
      { title: 'Total', value: ({ article }) => article.total },
      { title: 'Unidad', value: ({ article }) => article.unit },
    ],
  },
  figureColumn('apartado', 'Apartado', ({ reserved }) => reserved),
  freeColumn,
];

export const stateFilter: Filter<StockLine> = {
  key: 'estado',
  label: 'Estado',
  all: 'Todos',
  names: stateNames,
  valuesOf: ({ article }) => [stateOf(article)],
};

export const arrivalFilter: Filter<StockLine> = {
  key: 'llega',
  label: 'Llegadas',
  all: 'Todas',
  names: { pronto: 'Llega pronto' },
  valuesOf: ({ article }) => (arrivesSoon(article) ? ['pronto'] : []),
};
