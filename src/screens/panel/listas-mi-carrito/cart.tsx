import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { checkOutMachine } from '#machines/check-out/check-out.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import { newKey } from '#src/browser/new-key.ts';
import { CartState } from '#src/features/cart/cart-state.tsx';
import { CartView } from '#src/features/cart/cart-view.tsx';
import { CheckOut } from '#src/features/cart/check-out.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { ListToCart } from './list-to-cart.tsx';
import { QuickOrderLink } from './quick-order-link.tsx';

/** The cart: its lines, a quick order from a file, and the checkout. */
export function Cart() {
  const surroundings = useActorSurroundings();
  const actor = useActorRef(cartMachine, surroundings);
  const checkOut = useActorRef(checkOutMachine, surroundings);
  const [params] = useSearchParams();
  const begin = () => {
    checkOut.send({ type: 'checkOut.open', attempt: newKey() });
  };
  const reload = () => {
    actor.send({ type: 'cart.reload' });
  };
  useActorEvent(checkOut, 'checkOut.ordered', reload);
  return (
    <WorkScreen route="cart" lead="Lo que vas a pedir, a los precios de hoy." actions={<QuickOrderLink />}>
      {params.get('orden') === 'rapida' ? <ListToCart onSettled={reload} /> : null}
      <CartState actor={actor} />
      <CartView actor={actor} onCheckOut={begin} />
      <CheckOut actor={checkOut} />
    </WorkScreen>
  );
}
