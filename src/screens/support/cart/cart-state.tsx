import { useSelector } from '@xstate/react';
import { Meanwhile } from '../meanwhile.tsx';
import { progressOf } from '../progress-of.ts';
import { RemoteState } from '../remote-state.tsx';
import { cartWait, type CartActor } from './cart-actor.ts';
import classes from './cart-state.module.css';

/** How the cart is doing: the wait for it, or what did not work. What was there stays. */
export function CartState({ actor }: { readonly actor: CartActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { cart, error } = snapshot.context;
  const sentences = Object.values(error?.fields ?? {}).flat();
  return (
    <div role="group" aria-label="Estado del carrito" className={classes['state']}>
      <RemoteState
        label={cartWait(snapshot)}
        progress={progressOf(snapshot)}
        error={snapshot.matches('loading') ? null : error}
        isKept={cart !== null}
        onCancel={() => {
          actor.send({ type: 'cart.cancel' });
        }}
        onRetry={() => {
          actor.send({ type: 'cart.reload' });
        }}
      >
        {sentences.length === 0 ? undefined : sentences.join(' ')}
      </RemoteState>
      {cart === null && error?.kind === 'unavailable' ? <Meanwhile /> : null}
    </div>
  );
}
