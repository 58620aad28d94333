import { Stack } from '@mantine/core';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { calendarOf } from '#src/format/dates.ts';
import { searchFor } from '#src/format/search.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { orderText, readOrder, sortedBy } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { clientColumns, clientsFile, clientValues, searchText } from './clients/client-columns.tsx';
import { ClientDetails } from './clients/client-details.tsx';
import { clientsOf } from './clients/clients-of.ts';

const CLIENT = 'cliente';
const STANDARD = { buscar: '', orden_por: '-ultima' };

/** A dealer's clients, put together out of their quotes and orders, and the one that the address names. */
export function ClientsView() {
  const surroundings = useActorSurroundings();
  const quotes = useActorRef(quotesMachine, surroundings);
  const orders = useActorRef(ordersMachine, surroundings);
  const reload = () => {
    quotes.send({ type: 'resource.load', input: {} });
    orders.send({ type: 'resource.load', input: {} });
  };
  return (
    <ResourceView
      actor={quotes}
      loading="Cargando tus clientes…"
      unavailable={<ContactOptions />}
      call="quotes"
      onReload={reload}
    >
      {(ofQuotes) => (
        <ResourceView
          actor={orders}
          loading="Cargando sus órdenes…"
          unavailable={<Clients quotes={ofQuotes} orders={[]} />}
          call="orders"
          onReload={reload}
        >
          {(ofOrders) => <Clients quotes={ofQuotes} orders={ofOrders} />}
        </ResourceView>
      )}
    </ResourceView>
  );
}

interface ClientsProps {
  readonly quotes: readonly SavedQuote[];
  readonly orders: readonly SavedOrder[];
}

function Clients({ quotes, orders }: ClientsProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const { values, page, view, change } = useListQuery(STANDARD);
  const opened = useOpened(CLIENT);
  const clients = useMemo(() => clientsOf(quotes, orders), [quotes, orders]);
  const sort = readOrder(values.orden_por, clientValues, STANDARD.orden_por);
  const isFound = searchFor(values.buscar);
  const found = clients.filter((client) => isFound(searchText(client)));
  const rows = sortedBy(found, sort, clientValues);
  const clear = () => {
    change({ buscar: '' });
  };
  const open = clients.find(({ key, quotes: own, orders: ordered }) =>
    [{ id: key }, ...own, ...ordered].some(({ id }) => id === opened.open),
  );
  return (
    <Stack gap="lg">
      <ListToolbar
        search={{
          value: values.buscar,
          placeholder: 'Nombre, teléfono, correo…',
          onChange: (buscar) => {
            change({ buscar });
          },
        }}
        filters={[]}
        count={{ shown: found.length, total: clients.length, one: 'cliente', many: 'clientes' }}
        saved={{ list: 'clients', view }}
        onClear={values.buscar !== '' && found.length > 0 ? clear : undefined}
      >
        <FileButtons rows={rows} columns={clientsFile(calendar)} name="clientes" />
      </ListToolbar>
      <ListTable
        label="Clientes"
        columns={clientColumns(opened.linkTo, calendar)}
        rows={rows}
        page={page}
        onPage={(next) => {
          change({ pagina: String(next) });
        }}
        sort={sort}
        onSort={(name, descending) => {
          change({ orden_por: orderText(name, descending) });
        }}
        empty={
          clients.length === 0 ? (
            <p>Aquí verás a quienes pongas en «¿Para quién es?» de tus cotizaciones.</p>
          ) : (
            <NothingFound onClear={clear} />
          )
        }
      />
      {open === undefined ? null : (
        <SidePanel title={open.name ?? 'Cliente sin nombre'} onClose={opened.close}>
          <ClientDetails client={open} />
        </SidePanel>
      )}
    </Stack>
  );
}
