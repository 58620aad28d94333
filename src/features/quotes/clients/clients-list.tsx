import { Button, Stack } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { forgetTyped } from '#src/browser/typed.ts';
import { leaveWithoutAsking } from '#src/browser/unsaved.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { LeaveQuestion } from '#src/features/panel-screen/leave-question.tsx';
import { calendarOf } from '#src/format/dates.ts';
import { searchFor } from '#src/format/search.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { orderText, readOrder, sortedBy } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { clientColumns, clientsFile, clientValues, searchText } from './client-columns.tsx';
import { ClientDetails } from './client-details.tsx';
import { clientsOf, type Client } from './clients-of.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { KEPT_AS } from './import/kept-clients.tsx';
import { OpenRecord } from './record/open-record.tsx';
import { startOf } from './record/record-values.ts';
import { NEW, useOpenedRecord } from './record/use-opened-record.ts';

const CLIENT = 'cliente';
const IMPORT = 'importar';
const STANDARD = { buscar: '', orden_por: '-ultima' };

interface ClientsListProps {
  readonly quotes: readonly SavedQuote[];
  readonly orders: readonly SavedOrder[];
  /** null where the server keeps nothing of clients, or did not say it. */
  readonly records: readonly ClientRecord[] | null;
  readonly onSaved: () => void;
}

/** Whether an id in the address is one of a client's: that of a quote, an order or a record of theirs. */
const hasId = (client: Client, id: string | null) =>
  [{ id: client.key }, ...client.quotes, ...client.orders, ...client.records].some((one) => one.id === id);

/** What an import finds of a client: each record, or what the quotes and orders of one without any tell. */
const knownOf = (client: Client) =>
  client.records.length === 0
    ? [startOf(null, client)]
    : client.records.map((record) => startOf(record, client));

/** A dealer's clients as a list, the one that the address names, and the form of what is kept of them. */
export function ClientsList({ quotes, orders, records, onSaved }: ClientsListProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const { values, page, view, change } = useListQuery(STANDARD);
  const opened = useOpened(CLIENT);
  const form = useOpenedRecord();
  const importing = useOpened(IMPORT);
  useEffect(() => {
    if (importing.open === null) forgetTyped(KEPT_AS);
  }, [importing.open]);
  const clients = useMemo(() => clientsOf(quotes, orders, records ?? []), [quotes, orders, records]);
  const sort = readOrder(values.orden_por, clientValues, STANDARD.orden_por);
  const isFound = searchFor(values.buscar);
  const found = clients.filter((client) => isFound(searchText(client)));
  const rows = sortedBy(found, sort, clientValues);
  const clear = () => {
    change({ buscar: '' });
  };
  const open = clients.find((client) => hasId(client, opened.open));
  const edited = clients.find((client) => hasId(client, form.id));
  const isFormOpen = records !== null && (form.id === NEW || edited !== undefined);
  return (
    <Stack gap="lg">
      <LeaveQuestion />
      <ListToolbar
        search={{
          value: values.buscar,
          placeholder: 'Nombre, teléfono, correo, RFC…',
          onChange: (buscar) => {
            change({ buscar });
          },
        }}
        filters={[]}
        count={{ shown: found.length, total: clients.length, one: 'cliente', many: 'clientes' }}
        saved={{ list: 'clients', view }}
        onClear={values.buscar !== '' && found.length > 0 ? clear : undefined}
      >
        {records === null ? null : (
          <>
            <Button
              onClick={() => {
                form.show(NEW, null);
              }}
            >
              Nuevo cliente
            </Button>
            <Button
              onClick={() => {
                importing.show('lista');
              }}
            >
              Importar clientes
            </Button>
          </>
        )}
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
      {open === undefined || isFormOpen ? null : (
        <SidePanel title={open.name ?? 'Cliente sin nombre'} onClose={opened.close}>
          <ClientDetails client={open} onEdit={records === null ? null : form.show} />
        </SidePanel>
      )}
      {records === null || importing.open === null ? null : (
        <ImportDialog
          known={clients.flatMap(knownOf)}
          onSaved={onSaved}
          onClose={() => {
            leaveWithoutAsking(importing.close);
          }}
        />
      )}
      {isFormOpen ? <OpenRecord form={form} client={edited} clients={clients} onSaved={onSaved} /> : null}
    </Stack>
  );
}
