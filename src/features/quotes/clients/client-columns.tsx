import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Opened } from '#src/browser/use-opened.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { phoneWords } from '#src/format/search.ts';
import { NoData } from '#src/lists/cells.tsx';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import { PhoneLink } from '#src/ui/contact/phone-link.tsx';
import type { Client } from './clients-of.ts';

/** What a client's orders come to with IVA, in centavos; cancelled ones count nowhere. */
export interface ClientMoney {
  /** What the client pays, of orders that have a price for them; null when none has. */
  readonly sold: number | null;
  /** What is still owed to the shop for those orders. */
  readonly owed: number;
}

/** Adds up a client's orders. */
export function moneyOf({ orders }: Client): ClientMoney {
  const counted = orders.filter(({ stage }) => workshopStage(stage) !== 'cancelado');
  const prices = counted.flatMap(({ client_totals }) =>
    client_totals === null ? [] : [client_totals.total_centavos],
  );
  return {
    sold: prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0),
    owed: counted.reduce((sum, order) => sum + paidOf(order).left, 0),
  };
}

const lastAt = ({ quotes: [quote], orders: [order] }: Client): string | null =>
  [quote?.created_at ?? null, order?.created_at ?? null].toSorted(
    (one, other) => (instantOf(other) ?? 0) - (instantOf(one) ?? 0),
  )[0] ?? null;

/** The normalized text that is searched. */
export const searchText = ({ name, phones, emails, quotes }: Client): string =>
  normalizeText(
    [
      name,
      ...phones.map(phoneWords),
      ...emails,
      ...quotes.flatMap(({ folio, title }) => [folio, title]),
    ].join(' '),
  );

/** The sort value of each column, by its name in the address. */
export const clientValues: Readonly<Record<string, (client: Client) => string | number | null>> = {
  nombre: ({ name }) => name,
  cotizaciones: ({ quotes }) => quotes.length,
  ordenes: ({ orders }) => orders.length,
  vendido: (client) => moneyOf(client).sold,
  ultima: (client) => instantOf(lastAt(client)),
};

/** The columns of the table; the name opens the client. */
export const clientColumns = (linkTo: Opened['linkTo'], calendar: Calendar): ListColumn<Client>[] => [
  {
    accessor: 'nombre',
    title: 'Cliente',
    sortable: true,
    card: 'title',
    render: ({ key, name, emails: [email] }) => (
      <>
        <Anchor component={Link} fw={500} fz="sm" underline="always" {...linkTo(key)}>
          {name ?? 'Sin nombre'}
        </Anchor>
        {email === undefined ? null : (
          <>
            <br />
            <small>{email}</small>
          </>
        )}
      </>
    ),
  },
  {
    accessor: 'telefono',
    title: 'Teléfono',
    noWrap: true,
    render: ({ phones: [phone] }) => (phone === undefined ? <NoData /> : <PhoneLink phone={phone} />),
  },
  {
    accessor: 'cotizaciones',
    title: 'Cotizaciones',
    sortable: true,
    textAlign: 'right',
    render: ({ quotes }) => quotes.length,
  },
  {
    accessor: 'ordenes',
    title: 'Órdenes',
    sortable: true,
    textAlign: 'right',
    render: ({ orders }) => orders.length,
  },
  {
    accessor: 'vendido',
    title: 'Vendido',
    sortable: true,
    textAlign: 'right',
    noWrap: true,
    card: 'total',
    render: (client) => {
      const { sold } = moneyOf(client);
      return sold === null ? <NoData /> : inCurrency(sold);
    },
  },
  {
    accessor: 'ultima',
    title: 'Última vez',
    sortable: true,
    noWrap: true,
    render: (client) => calendar.day(lastAt(client)) ?? <NoData />,
  },
];

const pesos = (centavos: number | null) => (centavos === null ? null : centavos / 100);

/** The columns of the exported file; amounts are numbers, days those of the shop. */
export const clientsFile = (calendar: Calendar): readonly CsvColumn<Client>[] => [
  { title: 'Cliente', value: ({ name }) => name },
  { title: 'Teléfono', value: ({ phones }) => phones.join(', ') },
  { title: 'Correo', value: ({ emails }) => emails.join(', ') },
  { title: 'Dirección', value: ({ addresses }) => addresses[0] ?? null },
  { title: 'Cotizaciones', value: ({ quotes }) => quotes.length },
  { title: 'Órdenes', value: ({ orders }) => orders.length },
  { title: 'Vendido con IVA', value: (client) => pesos(moneyOf(client).sold) },
  { title: 'Por pagar a Rollux con IVA', value: (client) => pesos(moneyOf(client).owed) },
  { title: 'Última vez', value: (client) => calendar.fileDayOf(lastAt(client)) },
];
