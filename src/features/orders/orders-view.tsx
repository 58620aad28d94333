import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useMay } from '#src/actor-hooks/use-may.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { fetchQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { orderName } from '#src/features/order-facts/order-row.ts';
import {
  BOARD,
  EARNINGS,
  MOVE_TO,
  RECUT,
  RECUT_PARTS,
  SHEET,
  TOGETHER,
} from '#src/features/order-facts/query-parameters.ts';
import { ResourceView, type ResourceActor } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import { OrderDetails } from './details/order-details.tsx';
import type { OrdersActor } from './list/orders-actor.ts';
import { OrdersList } from './list/orders-list.tsx';
import { useOpenOrder } from './list/use-open-order.ts';
import { FollowOrder } from './news/order-news.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { cutPlanHref } from './sheet/cut-plan-href.ts';
import { SheetLink } from './sheet/sheet-link.tsx';
import { useOrdersLook } from './view-switch.tsx';

const BoardView = lazy(async () => ({ default: (await import('./board/board-view.tsx')).BoardView }));
const EarningsView = lazy(async () => ({
  default: (await import('./earnings/earnings-view.tsx')).EarningsView,
}));
const CutPlanView = lazy(async () => ({
  default: (await import('#src/features/cutting/cut-plan-view.tsx')).CutPlanView,
}));
const SheetView = lazy(async () => ({ default: (await import('./sheet/sheet-view.tsx')).SheetView }));

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
    <ResourceView
      actor={shown}
      loading="Cargando las órdenes…"
      unavailable={<ContactOptions />}
      call={ofNetwork ? 'networkOrders' : 'orders'}
      onReload={reload}
    >
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
  const { open, show, linkTo, close } = useOpenOrder();
  const { look } = useOrdersLook(ofNetwork);
  const order = orders.find(({ id }) => id === open);
  const together = useOpened(TOGETHER, { inside: [SHEET, RECUT_PARTS], atOnce: true });
  const sheet = useOpened(SHEET);
  const mayPlan = useMay('ordersAdmin');
  const chosen = useMemo(() => (together.open ?? '').split(',').filter((id) => id !== ''), [together.open]);
  // Fetched early, so that opening an order does not wait for the drawings of its windows.
  useEffect(fetchQuotable, []);
  if (mayPlan && ofNetwork && chosen.length > 0) {
    return (
      <Suspense fallback={<LateNotice />}>
        <CutPlanView
          orders={orders}
          chosen={chosen}
          onChoose={(ids) => {
            together.show(ids.join(','));
          }}
          isRecut={sheet.open === RECUT}
          onBack={together.close}
        />
      </Suspense>
    );
  }
  return (
    <>
      {look === BOARD ? (
        <Suspense fallback={<LateNotice />}>
          <BoardView
            orders={orders}
            isLoading={isLoading}
            onMove={(id, moveTo) => {
              show(id, { [MOVE_TO]: moveTo });
            }}
            onReload={onReload}
          />
        </Suspense>
      ) : look === EARNINGS ? (
        <Suspense fallback={<LateNotice />}>
          <EarningsView orders={orders} linkTo={linkTo} isOrderOpen={open !== null} />
        </Suspense>
      ) : (
        <OrdersList
          orders={orders}
          ofNetwork={ofNetwork}
          isLoading={isLoading}
          linkTo={linkTo}
          onReload={onReload}
        />
      )}
      {open === null ? null : (
        <SidePanel title={order === undefined ? 'No encontramos esa orden' : titleOf(order)} onClose={close}>
          {order === undefined ? (
            <OrderNotFound onClose={close}>
              Puede que sea de otra cuenta, o que el enlace esté cortado.
            </OrderNotFound>
          ) : (
            <FollowOrder key={order.id} order={order}>
              <OpenOrder order={order} ofNetwork={ofNetwork} onChanged={onReload} />
            </FollowOrder>
          )}
        </SidePanel>
      )}
    </>
  );
}

interface OpenOrderProps {
  readonly order: SavedOrder;
  readonly ofNetwork: boolean;
  readonly onChanged: () => void;
}

/** The open order: its details, or for those who may its workshop's sheet, which the address names too. */
function OpenOrder({ order, ofNetwork, onChanged }: OpenOrderProps) {
  const mayReadSheet = useMay('ordersAdmin');
  const sheet = useOpened(SHEET);
  const { open: moveTo } = useOpened(MOVE_TO);
  /** Whether the sheet was left: its button gets the focus back. */
  const [wasLeft, setWasLeft] = useState(false);
  if (mayReadSheet && sheet.open !== null) {
    return (
      <Suspense fallback={<LateNotice />}>
        <SheetView
          order={order}
          onBack={() => {
            setWasLeft(true);
            sheet.close();
          }}
        />
      </Suspense>
    );
  }
  return (
    <OrderDetails order={order} ofNetwork={ofNetwork} moveTo={moveTo} onChanged={onChanged}>
      {mayReadSheet ? (
        <SheetLink
          focused={wasLeft}
          onOpen={() => {
            sheet.show('taller');
          }}
          planHref={ofNetwork ? cutPlanHref(order.id, 'corte') : null}
        />
      ) : null}
    </OrderDetails>
  );
}

const titleOf = (order: SavedOrder): string =>
  [`Orden ${order.folio}`, orderName(order)].filter((part) => part !== null).join(': ');
