import { Anchor, Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Opened } from '#src/browser/use-opened.ts';
import { hasCost } from '#src/features/quoted-windows/has-cost.ts';
import type { Calendar } from '#src/format/dates.ts';
import { expiryText } from '#src/format/expiry.ts';
import { inCurrency } from '#src/format/money.ts';
import { NoData } from '#src/lists/cells.tsx';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import { quoteClient, quoteName } from '../quote-name.ts';
import { StatusMark } from '../status/status-mark.tsx';
import { statusNames } from '../status/status-names.ts';
import type { QuoteRow } from './row.ts';

/** A dimmed explanation below a value. */
const Soft = ({ children }: { readonly children: ReactNode }) => (
  <Text c="dimmed" fz="xs" lh={1.35}>
    {children}
  </Text>
);

/** With this many days left or fewer, the last day is emphasized. */
const SOON_DAYS = 3;

interface ColumnParts {
  readonly calendar: Calendar;
  readonly linkTo: Opened['linkTo'];
  /** Whether the quotes are of a distributor's network. */
  readonly isNetwork: boolean;
}

/** The columns of the table. */
export function screenColumns({ calendar, linkTo, isNetwork }: ColumnParts): ListColumn<QuoteRow>[] {
  const columns: (ListColumn<QuoteRow> | null)[] = [
    {
      accessor: 'folio',
      title: 'Cotización',
      sortable: true,
      card: 'title',
      render: ({ quote }) => (
        <Box lh={1.35} maw="22rem" py={4}>
          <Anchor component={Link} fw={500} underline="always" {...linkTo(quote.id)}>
            {quote.folio}
          </Anchor>
          <Text fz="sm" lh="inherit">
            {quoteName(quote) ?? 'Sin título'}
          </Text>
          {quoteClient(quote) === null ? null : <Soft>{quoteClient(quote)}</Soft>}
        </Box>
      ),
    },
    {
      accessor: 'estado',
      title: 'Estado',
      sortable: true,
      card: 'state',
      render: ({ status }) => <StatusMark status={status} />,
    },
    {
      accessor: 'total',
      title: 'Total',
      sortable: true,
      card: 'total',
      textAlign: 'right',
      noWrap: true,
      render: ({ quote }) => (
        <>
          <Text fz="sm" fw={500} lh={1.35}>
            {`${hasCost(quote) ? (isNetwork ? 'costo ' : 'tu costo ') : ''}${inCurrency(quote.totals.total_centavos)}`}
          </Text>
          {quote.client_totals === null ? null : (
            <Soft>{`cliente ${inCurrency(quote.client_totals.total_centavos)}`}</Soft>
          )}
        </>
      ),
    },
    {
      accessor: 'vence',
      title: 'Vigencia',
      sortable: true,
      noWrap: true,
      render: ({ quote, daysLeft }) =>
        daysLeft === null ? (
          <NoData />
        ) : (
          <>
            <Text
              fz="sm"
              lh={1.35}
              {...(daysLeft >= 0 && daysLeft <= SOON_DAYS ? { c: 'red', fw: 500 } : {})}
            >
              {expiryText(daysLeft)}
            </Text>
            <Soft>{calendar.day(quote.expires_on)}</Soft>
          </>
        ),
    },
    {
      accessor: 'ventanas',
      title: 'Piezas',
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ windows }) => windows.toLocaleString('es-MX'),
    },
    {
      accessor: 'hecha',
      title: 'Hecha',
      sortable: true,
      noWrap: true,
      render: ({ quote }) => calendar.day(quote.created_at) ?? <NoData />,
    },
    isNetwork
      ? {
          accessor: 'autor',
          title: 'La hizo',
          sortable: true,
          render: ({ quote: { made_by } }) =>
            made_by === null ? <NoData /> : (made_by.name ?? `Usuario ${String(made_by.id)}`),
        }
      : null,
  ];
  return columns.filter((column) => column !== null);
}

const pesos = (centavos: number) => centavos / 100;

function totalHeading(rows: readonly QuoteRow[], isNetwork: boolean): string {
  if (rows.every(({ quote }) => !hasCost(quote))) return 'Total con IVA';
  return isNetwork ? 'Costo con IVA' : 'Tu costo con IVA';
}

/** The columns of the exported file; amounts are numbers, days those of the shop. The total is what it costs its maker, before a margin. */
export const fileColumns = (
  rows: readonly QuoteRow[],
  isNetwork: boolean,
  calendar: Calendar,
): readonly CsvColumn<QuoteRow>[] => [
  { title: 'Folio', value: ({ quote }) => quote.folio },
  { title: 'Título', value: ({ quote }) => quote.title },
  { title: 'Cliente', value: ({ quote }) => quote.client?.name ?? null },
  { title: 'Teléfono', value: ({ quote }) => quote.client?.phone ?? null },
  { title: 'Correo', value: ({ quote }) => quote.client?.email ?? null },
  { title: 'Estado', value: ({ status }) => statusNames[status] },
  { title: 'Partidas', value: ({ quote }) => quote.windows.length },
  { title: 'Piezas', value: ({ windows }) => windows },
  { title: totalHeading(rows, isNetwork), value: ({ quote }) => pesos(quote.totals.total_centavos) },
  {
    title: 'Total del cliente con IVA',
    value: ({ quote }) => (quote.client_totals === null ? null : pesos(quote.client_totals.total_centavos)),
  },
  { title: 'Hecha', value: ({ quote }) => calendar.fileDayOf(quote.created_at) },
  { title: 'Vence', value: ({ quote }) => quote.expires_on },
  { title: 'Orden', value: ({ quote }) => quote.order_folio },
  ...(isNetwork ? [{ title: 'La hizo', value: ({ quote }: QuoteRow) => quote.made_by?.name ?? null }] : []),
];
