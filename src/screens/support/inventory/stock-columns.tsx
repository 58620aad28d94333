import type { PieceStock, RollStock } from '#src/api/contract/assumed/stock.ts';
import { Amount, ArticleCell, NoData, StateCell, TwoLines, WhenCell } from './cells.tsx';
import type { Column } from './column.ts';
import { amount } from './figure.ts';
import type { Filter } from './filter.ts';
import type { Writing } from './inventory.tsx';
import type { Article, Line } from './line.ts';
import { freeOf, stateNames, stateOf, stockStates } from './stock-state.ts';
import { agoText, instantOf } from './when.ts';

/** An article that is counted, on rolls or not. */
type Stock = Pick<PieceStock, keyof Article | 'unit' | 'incoming' | 'incoming_at'> &
  Pick<RollStock, 'total' | 'reserved' | 'free' | 'threshold'>;
type StockLine = Line<Stock>;
type StockColumn = Column<StockLine>;

const DAY_MS = 86_400_000;
/** An arrival within so many days is one to wait for. */
const SOON_DAYS = 30;

/** Whether more is expected within days; what is overdue is. */
export function arrivesSoon({ incoming, incoming_at }: Pick<Stock, 'incoming' | 'incoming_at'>): boolean {
  const at = instantOf(incoming_at);
  return incoming !== null && incoming > 0 && at !== null && at < Date.now() + SOON_DAYS * DAY_MS;
}

/** A column of a figure that is shown with the article's unit. */
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

/** What an article is, of whatever list: its name, code and family. */
export const articleColumn: Column<Line> = {
  key: 'nombre',
  title: 'Artículo',
  value: ({ article }) => article.name,
  show: ({ article }) => <ArticleCell {...article} />,
  width: 'clamp(15rem, 19vw, 24rem)',
  file: [
    { title: 'Artículo', value: ({ article }) => article.name },
    { title: 'Clave', value: ({ article }) => article.code },
    { title: 'Familia', value: ({ article }) => article.family },
  ],
};

export const stateColumn: StockColumn = {
  key: 'estado',
  title: 'Estado',
  value: ({ article }) => stockStates.indexOf(stateOf(article)),
  show: ({ article }) => <StateCell state={stateOf(article)} />,
  file: [{ title: 'Estado', value: ({ article }) => stateNames[stateOf(article)] }],
};

/** When an article was last counted. */
export const updatedColumn = ({ calendar, now }: Writing): Column<Line> => ({
  key: 'actualizado',
  title: 'Actualizado',
  value: ({ article }) => instantOf(article.updated_at),
  show: ({ article }) => <WhenCell iso={article.updated_at} calendar={calendar} now={now} />,
  file: [{ title: 'Actualizado', value: ({ article }) => article.updated_at }],
});

/** The day on which something is to come, or how late it is. */
function expected(iso: string | null, { calendar, now }: Writing): string {
  if (iso === null || instantOf(iso) === null) return 'sin fecha';
  const late = calendar.daysSince(iso, now);
  return late > 0 ? `debía llegar ${agoText(now - late * DAY_MS, now)}` : calendar.day(iso);
}

/** What is on the way, and the day that it is expected on. */
export const incomingColumn = (writing: Writing): StockColumn => ({
  key: 'llegada',
  title: 'Llegada',
  value: ({ article }) => (article.incoming ? (instantOf(article.incoming_at) ?? Infinity) : null),
  show: ({ article: { incoming, incoming_at, unit } }) => {
    if (incoming === null) return <NoData />;
    if (incoming === 0) return 'Nada en camino';
    return <TwoLines first={`+${amount(incoming, unit)}`} second={expected(incoming_at, writing)} />;
  },
  file: [
    { title: 'Por llegar', value: ({ article }) => article.incoming },
    { title: 'Fecha de llegada', value: ({ article }) => article.incoming_at },
  ],
});

/** What can be sold, above the least that there should be. */
const freeColumn: StockColumn = {
  key: 'libre',
  title: 'Libre',
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

/** What there is, what of it is spoken for, and what is left. */
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
