import { Link } from 'react-router-dom';
import type { CsvColumn } from '../../list/csv.ts';
import type { ListColumn } from '../../list/list-table.tsx';
import { inPesos } from '../../quoting/money.ts';
import type { Calendar } from '../calendar.ts';
import { quoteClient, quoteName } from '../client-name.ts';
import { expiryText } from '../days-left.ts';
import { StatusMark } from '../status-mark.tsx';
import { statusWords } from '../status-words.ts';
import type { Opened } from '../../opened/use-opened.ts';
import classes from './columns.module.css';
import type { QuoteRow } from './row.ts';

const NOTHING = '–';

/** Whether the last day is today or close: it is said more loudly. */
const SOON_DAYS = 3;

interface ColumnParts {
  readonly calendar: Calendar;
  readonly linkTo: Opened['linkTo'];
  /** Whether the quotes are of several people. */
  readonly isNetwork: boolean;
}

/** What is shown of a quote. */
export function screenColumns({ calendar, linkTo, isNetwork }: ColumnParts): ListColumn<QuoteRow>[] {
  const columns: (ListColumn<QuoteRow> | null)[] = [
    {
      accessor: 'folio',
      title: 'Cotización',
      sortable: true,
      render: ({ quote }) => (
        <span className={classes['quote']}>
          <Link className={classes['folio']} {...linkTo(quote.id)}>
            {quote.folio}
          </Link>
          <span className={classes['name']}>{quoteName(quote) ?? 'Sin título'}</span>
          {quoteClient(quote) === null ? null : (
            <span className={classes['client']}>{quoteClient(quote)}</span>
          )}
        </span>
      ),
    },
    {
      accessor: 'estado',
      title: 'Estado',
      sortable: true,
      render: ({ status }) => <StatusMark status={status} />,
    },
    {
      accessor: 'total',
      title: 'Total',
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ quote: { totals, client_totals } }) => (
        <span className={classes['money']}>
          <span className={classes['total']}>{inPesos(totals.total_centavos)}</span>
          {client_totals === null ? null : (
            <span className={classes['client']}>cliente {inPesos(client_totals.total_centavos)}</span>
          )}
        </span>
      ),
    },
    {
      accessor: 'vence',
      title: 'Vigencia',
      sortable: true,
      noWrap: true,
      render: ({ quote, daysLeft }) =>
        daysLeft === null ? (
          <span className={classes['none']}>{NOTHING}</span>
        ) : (
          <span className={classes['money']} data-at="start">
            <span
              data-soon={(daysLeft >= 0 && daysLeft <= SOON_DAYS) || undefined}
              className={classes['days']}
            >
              {expiryText(daysLeft)}
            </span>
            <span className={classes['client']}>{calendar.day(quote.expires_on)}</span>
          </span>
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
      render: ({ quote }) =>
        calendar.day(quote.created_at) ?? <span className={classes['none']}>{NOTHING}</span>,
    },
    isNetwork
      ? {
          accessor: 'autor',
          title: 'La hizo',
          sortable: true,
          render: ({ quote: { made_by } }) =>
            made_by === null ? (
              <span className={classes['none']}>{NOTHING}</span>
            ) : (
              (made_by.name ?? `Usuario ${String(made_by.id)}`)
            ),
        }
      : null,
  ];
  return columns.filter((column) => column !== null);
}

const pesos = (centavos: number) => centavos / 100;

/** The same in a file, in which amounts are numbers. */
export const fileColumns = (isNetwork: boolean): readonly CsvColumn<QuoteRow>[] => [
  { title: 'Folio', value: ({ quote }) => quote.folio },
  { title: 'Título', value: ({ quote }) => quote.title },
  { title: 'Cliente', value: ({ quote }) => quote.client?.name ?? null },
  { title: 'Teléfono', value: ({ quote }) => quote.client?.phone ?? null },
  { title: 'Correo', value: ({ quote }) => quote.client?.email ?? null },
  { title: 'Estado', value: ({ status }) => statusWords[status] },
  { title: 'Ventanas', value: ({ quote }) => quote.windows.length },
  { title: 'Piezas', value: ({ windows }) => windows },
  { title: 'Total con IVA', value: ({ quote }) => pesos(quote.totals.total_centavos) },
  {
    title: 'Total del cliente con IVA',
    value: ({ quote }) => (quote.client_totals === null ? null : pesos(quote.client_totals.total_centavos)),
  },
  { title: 'Hecha', value: ({ quote }) => quote.created_at },
  { title: 'Vence', value: ({ quote }) => quote.expires_on },
  { title: 'Pedido', value: ({ quote }) => quote.order_folio },
  ...(isNetwork ? [{ title: 'La hizo', value: ({ quote }: QuoteRow) => quote.made_by?.name ?? null }] : []),
];
