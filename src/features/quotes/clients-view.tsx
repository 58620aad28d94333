import { Stack } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { clientsMachine } from '#machines/clients/clients.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { ClientsList } from './clients/clients-list.tsx';

/** A dealer's clients, put together out of their quotes, orders and records, and the one that the address names. */
export function ClientsView({ quotes }: { readonly quotes: ActorRefFrom<typeof quotesMachine> }) {
  const surroundings = useActorSurroundings();
  const orders = useActorRef(ordersMachine, surroundings);
  const records = useActorRef(clientsMachine, surroundings);
  const kept = useSelector(records, (snapshot) => snapshot);
  const reloadRecords = () => {
    records.send({ type: 'resource.load', input: {} });
  };
  const reload = () => {
    quotes.send({ type: 'resource.load', input: {} });
    orders.send({ type: 'resource.load', input: {} });
  };
  // Who is in quotes is shown also where what is kept of them does not load.
  const isFirstWait = kept.context.data === null && kept.matches('loading');
  const listed = { records: kept.context.data, onSaved: reloadRecords };
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
          unavailable={<ClientsList quotes={ofQuotes} orders={[]} {...listed} />}
          call="orders"
          onReload={reload}
        >
          {(ofOrders) => (
            <Stack gap="lg">
              <ResourceView
                actor={records}
                loading="Cargando sus fichas…"
                unavailable={null}
                call="clients"
                onReload={reloadRecords}
              >
                {() => null}
              </ResourceView>
              {isFirstWait ? null : <ClientsList quotes={ofQuotes} orders={ofOrders} {...listed} />}
            </Stack>
          )}
        </ResourceView>
      )}
    </ResourceView>
  );
}
