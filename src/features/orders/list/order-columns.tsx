import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Opened } from '#src/browser/use-opened.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { makerName, owes, type OrderRow } from '#src/features/order-facts/order-row.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import type { Calendar } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { Amount, NoData } from '#src/lists/cells.tsx';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import { StageMark } from '../progress/stage-mark.tsx';

interface ColumnParts {
  readonly calendar: Calendar;
  /** Whether the column of makers is shown. */
  readonly ofNetwork: boolean;
  /** Whether the person sells on: an order has a price for their client. */
  readonly earns: boolean;
  readonly linkTo: Opened['linkTo'];
}

/** What a dealer earns with an order, in centavos without IVA; null without a price for the client, or cancelled. */
const profitOf = ({ order: { client_totals, totals, stage } }: OrderRow): number | null =>
  client_totals === null || workshopStage(stage) === 'cancelado'
    ? null
    : client_totals.base_centavos - totals.base_centavos;

/** What is to be paid of an order or given back, its deposit first; null when nothing is. */
function paidNote(order: SavedOrder): string | null {
  const { due, left, refund } = paidOf(order);
  if (refund > 0) return `por devolver ${inCurrency(refund)}`;
  if (!owes(order)) return null;
  return due?.what === 'anticipo'
    ? `anticipo por pagar ${inCurrency(due.centavos)}`
    : `por pagar ${inCurrency(left)}`;
}

/** The columns of the table; the folio opens the order. */
export function orderColumns({ calendar, ofNetwork, earns, linkTo }: ColumnParts): ListColumn<OrderRow>[] {
  const maker: ListColumn<OrderRow> = {
    accessor: 'de',
    title: 'De quién',
    sortable: true,
    render: ({ order }) => makerName(order) ?? <NoData />,
  };
  const profit: ListColumn<OrderRow> = {
    accessor: 'ganancia',
    title: 'Ganancia sin IVA',
    textAlign: 'right',
    noWrap: true,
    render: (row) => <Amount centavos={profitOf(row)} />,
  };
  return [
    {
      accessor: 'folio',
      title: 'Folio',
      sortable: true,
      width: '6.5rem',
      card: 'title',
      render: ({ order }) => (
        <Anchor
          component={Link}
          {...linkTo(order.id)}
          fw={500}
          fz="sm"
          display="inline-block"
          ta="start"
          underline="always"
          aria-haspopup="dialog"
        >
          <span className="visually-hidden">Ver la orden </span>
          {order.folio}
        </Anchor>
      ),
    },
    { accessor: 'asunto', title: 'Para', sortable: true, render: ({ name }) => name ?? <NoData /> },
    ...(ofNetwork ? [maker] : []),
    {
      accessor: 'etapa',
      title: 'Etapa',
      sortable: true,
      card: 'state',
      render: ({ order }) => <StageMark stage={order.stage} words={wordsFor(ofNetwork)} />,
    },
    {
      accessor: 'total',
      title: 'Total con IVA',
      sortable: true,
      card: 'total',
      textAlign: 'right',
      noWrap: true,
      render: ({ order }) => {
        const note = paidNote(order);
        return (
          <>
            <Text inherit translate="no">
              {inCurrency(order.totals.total_centavos)}
            </Text>
            {note === null ? null : (
              <Text c="dimmed" fz="xs">
                {note}
              </Text>
            )}
          </>
        );
      },
    },
    ...(earns ? [profit] : []),
    {
      accessor: 'hecha',
      title: 'Hecha',
      sortable: true,
      noWrap: true,
      render: ({ order }) => calendar.day(order.created_at) ?? <NoData />,
    },
    {
      accessor: 'prometida',
      title: 'Prometida',
      sortable: true,
      noWrap: true,
      render: ({ order }) => calendar.day(order.promised_on) ?? <NoData />,
    },
  ];
}

/** The columns of the exported file. */
export const orderFile = ({
  calendar,
  ofNetwork,
  earns,
}: Omit<ColumnParts, 'linkTo'>): readonly CsvColumn<OrderRow>[] => [
  { title: 'Folio', value: ({ order }) => order.folio },
  { title: 'Título', value: ({ order }) => order.title },
  { title: 'Cliente', value: ({ order }) => order.client?.name ?? null },
  ...(ofNetwork ? [{ title: 'De quién', value: ({ order }: OrderRow) => makerName(order) }] : []),
  { title: 'Etapa', value: ({ order }) => wordsFor(ofNetwork).nameOf(order.stage) },
  { title: 'Partidas', value: ({ order }) => order.windows.length },
  { title: 'Total con IVA', value: ({ order }) => order.totals.total_centavos / 100 },
  { title: 'Anticipo', value: ({ order }) => order.totals.deposit_centavos / 100 },
  { title: 'Recibido', value: ({ order }) => paidOf(order).received / 100 },
  { title: 'Por pagar', value: ({ order }) => (owes(order) ? paidOf(order).left / 100 : 0) },
  { title: 'Por devolver', value: ({ order }) => paidOf(order).refund / 100 },
  ...(earns
    ? [
        {
          title: 'Ganancia sin IVA',
          value: (row: OrderRow) => {
            const centavos = profitOf(row);
            return centavos === null ? null : centavos / 100;
          },
        },
      ]
    : []),
  { title: 'Hecha', value: ({ order }) => calendar.fileDayOf(order.created_at) },
  { title: 'Prometida', value: ({ order }) => order.promised_on },
];
