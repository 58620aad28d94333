import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import type { Opened } from '#src/browser/use-opened.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { phoneWords } from '#src/format/search.ts';
import { Amount, NoData } from '#src/lists/cells.tsx';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import type { SortColumns } from '#src/lists/sort-order.ts';
import { PhoneLink } from '#src/ui/contact/phone-link.tsx';
import { lastAt, moneyOf, type Client } from './clients-of.ts';
import { taxWords } from './record/tax-words.ts';

/** The normalized text that is searched. */
export const searchText = ({ name, phones, emails, quotes, records }: Client): string =>
  normalizeText(
    [
      name,
      ...phones.map(phoneWords),
      ...emails,
      ...quotes.flatMap(({ folio, title }) => [folio, title]),
      ...records.flatMap(({ tax, notes }) => [tax?.rfc, tax?.legal_name, notes]),
    ].join(' '),
  );

export const clientValues: SortColumns<Client> = {
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
    render: (client) => <Amount centavos={moneyOf(client).sold} />,
  },
  {
    accessor: 'ultima',
    title: 'Última vez',
    sortable: true,
    noWrap: true,
    render: (client) => calendar.day(lastAt(client)) ?? <NoData />,
  },
];

/** What the records of a client say, each once. */
const saidIn = ({ records }: Client, read: (record: ClientRecord) => string | null | undefined) =>
  [...new Set(records.flatMap((record) => read(record) ?? []))].join(', ');

const pesos = (centavos: number | null) => (centavos === null ? null : centavos / 100);

/** The columns of the exported file; amounts are numbers, days those of the shop. */
export const clientsFile = (calendar: Calendar): readonly CsvColumn<Client>[] => [
  { title: 'Cliente', value: ({ name }) => name },
  { title: 'Teléfono', value: ({ phones }) => phones[0] ?? null },
  { title: 'Correo', value: ({ emails }) => emails[0] ?? null },
  { title: 'Dirección', value: ({ addresses }) => addresses[0] ?? null },
  { title: 'Calle y número', value: ({ records: [record] }) => record?.street ?? null },
  { title: 'Colonia', value: ({ records: [record] }) => record?.neighborhood ?? null },
  { title: 'Ciudad', value: ({ records: [record] }) => record?.city ?? null },
  { title: 'Código postal', value: ({ records: [record] }) => record?.postal_code ?? null },
  { title: 'Otros teléfonos', value: ({ phones }) => phones.slice(1).join(', ') },
  { title: 'Otros correos', value: ({ emails }) => emails.slice(1).join(', ') },
  { title: 'Cotizaciones', value: ({ quotes }) => quotes.length },
  { title: 'Órdenes', value: ({ orders }) => orders.length },
  { title: 'Vendido con IVA', value: (client) => pesos(moneyOf(client).sold) },
  { title: 'Por pagar a Rollux con IVA', value: (client) => pesos(moneyOf(client).owed) },
  { title: 'Última vez', value: (client) => calendar.fileDayOf(lastAt(client)) },
  { title: 'RFC', value: (client) => saidIn(client, ({ tax }) => tax?.rfc) },
  { title: 'Razón social', value: (client) => saidIn(client, ({ tax }) => tax?.legal_name) },
  { title: 'Régimen fiscal', value: (client) => saidIn(client, (record) => taxWords(record)?.regime) },
  { title: 'Uso del CFDI', value: (client) => saidIn(client, (record) => taxWords(record)?.use) },
  { title: 'Código postal fiscal', value: (client) => saidIn(client, ({ tax }) => tax?.postal_code) },
  { title: 'Notas', value: (client) => saidIn(client, ({ notes }) => notes) },
];
