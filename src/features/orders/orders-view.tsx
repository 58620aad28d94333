import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { ContactOptions } from '#src/ui/contact-options.tsx';
import { fetchQuotable } from '#src/features/windows/use-quotable.ts';
import { ResourceView, type ResourceActor } from '#src/kit/remote/resource-view.tsx';
import { OrderDetails } from './parts/order-details.tsx';
import { orderName } from './order-row.ts';
import type { OrdersActor } from './parts/orders-actor.ts';
import { OrdersList } from './parts/orders-list.tsx';
import { DOCUMENT, DOCUMENT_PAGE } from '#src/features/documents/query-parameter.ts';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { useOpened } from '#src/page/use-opened.ts';
import { OrderNotFound } from './order-not-found.tsx';

interface OrdersViewProps {
  readonly actor: OrdersActor;
  /** Whether they are the orders of the distributor's network; else the person's own. */
  readonly ofNetwork: boolean;
}

/** A list of orders, and the order that the address names beside it. */
export function OrdersView({ actor, ofNetwork }: OrdersViewProps) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const shown: ResourceActor<SavedOrder[]> = actor;
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <ResourceView actor={shown} loading="Cargando las órdenes…" unavailable={<ContactOptions />}>
      {(orders) => <Loaded orders={orders} ofNetwork={ofNetwork} isLoading={isLoading} onReload={reload} />}
    </ResourceView>
  );
}

interface LoadedProps {
  readonly orders: readonly SavedOrder[];
  readonly ofNetwork: boolean;
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

function Loaded({ orders, ofNetwork, isLoading, onReload }: LoadedProps) {
  const { open, show, close } = useOpened('orden', { inside: [DOCUMENT, DOCUMENT_PAGE], atOnce: true });
  const order = orders.find(({ id }) => id === open);
  // Fetched early, so that opening an order does not wait for the drawings of its windows.
  useEffect(fetchQuotable, []);
  return (
    <>
      <OrdersList
        orders={orders}
        ofNetwork={ofNetwork}
        isLoading={isLoading}
        onOpen={show}
        onReload={onReload}
      />
      {open === null ? null : (
        <SidePanel title={order === undefined ? 'No encontramos esa orden' : titleOf(order)} onClose={close}>
          {order === undefined ? (
            <OrderNotFound onClose={close}>
              Puede que sea de otra cuenta, o que el enlace esté cortado.
            </OrderNotFound>
          ) : (
            <OrderDetails key={order.id} order={order} ofNetwork={ofNetwork} onChanged={onReload} />
          )}
        </SidePanel>
      )}
    </>
  );
}

const titleOf = (order: SavedOrder): string =>
  [`Orden ${order.folio}`, orderName(order)].filter((part) => part !== null).join(': ');
