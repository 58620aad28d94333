import type { Calendar } from '../inventory/when.ts';
import { NoData } from '../inventory/cells.tsx';
import type { CsvColumn } from '../list/csv.ts';
import type { ListColumn } from '../list/list-table.tsx';
import { inPesos } from '../quoting/money.ts';
import classes from './orders-list.module.css';
import { makerName, type OrderRow } from './order-row.ts';
import { StageMark } from './stage-mark.tsx';
import { stageNames } from './stage-names.ts';

interface ColumnParts {
  readonly calendar: Calendar;
  /** Whether who made each is shown. */
  readonly ofNetwork: boolean;
  readonly onOpen: (id: string) => void;
}

const dayText = (iso: string | null, at: number | null, calendar: Calendar) =>
  iso === null || at === null ? null : calendar.day(iso);

/** What is shown of each order; its folio opens it. */
export function orderColumns({ calendar, ofNetwork, onOpen }: ColumnParts): ListColumn<OrderRow>[] {
  const maker: ListColumn<OrderRow> = {
    accessor: 'de',
    title: 'De quién',
    sortable: true,
    render: ({ order }) => makerName(order) ?? <NoData />,
  };
  return [
    {
      accessor: 'folio',
      title: 'Folio',
      sortable: true,
      width: '9.5rem',
      render: ({ order }) => (
        <button
          type="button"
          className={classes['folio']}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen(order.id);
          }}
        >
          <span className="visually-hidden">Ver la orden </span>
          {order.folio}
        </button>
      ),
    },
    { accessor: 'asunto', title: 'Para', sortable: true, render: ({ about }) => about ?? <NoData /> },
    ...(ofNetwork ? [maker] : []),
    {
      accessor: 'etapa',
      title: 'Etapa',
      sortable: true,
      render: ({ order }) => <StageMark stage={order.stage} />,
    },
    {
      accessor: 'total',
      title: 'Total con IVA',
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ order }) => inPesos(order.totals.total_centavos),
    },
    {
      accessor: 'hecha',
      title: 'Hecha',
      sortable: true,
      noWrap: true,
      render: ({ order, madeAt }) => dayText(order.created_at, madeAt, calendar) ?? <NoData />,
    },
    {
      accessor: 'prometida',
      title: 'Prometida',
      sortable: true,
      noWrap: true,
      render: ({ order, promisedAt }) => dayText(order.promised_on, promisedAt, calendar) ?? <NoData />,
    },
  ];
}

/** The same for a file. */
export const orderFile = ({
  calendar,
  ofNetwork,
}: Pick<ColumnParts, 'calendar' | 'ofNetwork'>): readonly CsvColumn<OrderRow>[] => [
  { title: 'Folio', value: ({ order }) => order.folio },
  { title: 'Título', value: ({ order }) => order.title },
  { title: 'Cliente', value: ({ order }) => order.client?.name ?? null },
  ...(ofNetwork ? [{ title: 'De quién', value: ({ order }: OrderRow) => makerName(order) }] : []),
  { title: 'Etapa', value: ({ order }) => stageNames[order.stage] },
  { title: 'Ventanas', value: ({ order }) => order.windows.length },
  { title: 'Total con IVA', value: ({ order }) => (order.totals.total_centavos / 100).toFixed(2) },
  { title: 'Hecha', value: ({ madeAt }) => (madeAt === null ? null : calendar.fileDay(madeAt)) },
  { title: 'Prometida', value: ({ order }) => order.promised_on },
];
