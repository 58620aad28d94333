import { useActorRef } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cartMachine } from '#machines/cart.machine.ts';
import { checkOutMachine } from '#machines/check-out.machine.ts';
import { LateNotice } from '#src/ui/late-notice.tsx';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { CartState } from '../../support/cart/cart-state.tsx';
import { CartView } from '../../support/cart/cart-view.tsx';
import { CheckOut } from '../../support/cart/check-out.tsx';
import { newKey } from '../../support/quoting/new-key.ts';
import { useServices } from '../../support/services.ts';
import { useActorEvent } from '../../support/use-actor-event.ts';
import { WorkScreen } from '../../support/work-screen.tsx';
import { QuickOrderLink } from './quick-order-link.tsx';

const QuickOrder = lazy(() =>
  import('./quick-order/quick-order.tsx').then((module) => ({ default: module.QuickOrder })),
);

/** What the person is about to order: lines to change, a list to bring in, and the order itself. */
export function Cart() {
  const surroundings = useActorSurroundings();
  const actor = useActorRef(cartMachine, surroundings);
  const checkOut = useActorRef(checkOutMachine, surroundings);
  const { counters } = useServices();
  const [params] = useSearchParams();
  const begin = () => {
    checkOut.send({ type: 'checkOut.open', attempt: newKey() });
  };
  const recount = () => {
    counters.send({ type: 'cart.refresh' });
  };
  const reload = () => {
    actor.send({ type: 'cart.reload' });
    recount();
  };
  useActorEvent(actor, 'cart.changed', recount);
  useActorEvent(checkOut, 'checkOut.ordered', () => {
    reload();
    counters.send({ type: 'orders.refresh' });
  });
  return (
    <WorkScreen route="cart" lead="Lo que vas a ordenar, a los precios de hoy." actions={<QuickOrderLink />}>
      {params.get('pedido') === 'rapido' ? (
        <Suspense fallback={<LateNotice />}>
          <QuickOrder onAdded={recount} onSettled={reload} />
        </Suspense>
      ) : null}
      <CartState actor={actor} />
      <CartView actor={actor} onCheckOut={begin} />
      <CheckOut actor={checkOut} />
    </WorkScreen>
  );
}
