import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { Meanwhile } from '../meanwhile.tsx';
import { fetchQuotable } from '../quoting/use-quotable.ts';
import { ResourceView, type ResourceActor } from '../resource-view.tsx';
import { OrderDetails } from './order-details.tsx';
import { aboutOrder } from './order-row.ts';
import type { OrdersActor } from './orders-actor.ts';
import { OrdersList } from './orders-list.tsx';
import { DOCUMENT } from '../documents/address-word.ts';
import { SidePanel } from '../opened/side-panel.tsx';
import { useOpened } from '../opened/use-opened.ts';
import { UnknownOne } from './unknown-one.tsx';

interface OrdersViewProps {
  readonly actor: OrdersActor;
  /** Of everybody whom the person answers for; else their own. */
  readonly ofNetwork: boolean;
}

/** Orders as a list, and the one that the address names beside it. */
export function OrdersView({ actor, ofNetwork }: OrdersViewProps) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const shown: ResourceActor<SavedOrder[]> = actor;
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <ResourceView actor={shown} loading="Cargando las órdenes…" unavailable={<Meanwhile />}>
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
  const { open, show, close } = useOpened('orden', { inside: [DOCUMENT], atOnce: true });
  const order = orders.find(({ id }) => id === open);
  // Whoever opens an order need not wait for what its windows look like.
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
            <UnknownOne onClose={close}>
              Puede que sea de otra cuenta, o que el enlace esté cortado.
            </UnknownOne>
          ) : (
            <OrderDetails key={order.id} order={order} ofNetwork={ofNetwork} onChanged={onReload} />
          )}
        </SidePanel>
      )}
    </>
  );
}

const titleOf = (order: SavedOrder): string =>
  [`Orden ${order.folio}`, aboutOrder(order)].filter((part) => part !== null).join(': ');
