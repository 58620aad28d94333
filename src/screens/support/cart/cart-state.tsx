import { useSelector } from '@xstate/react';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, isRetryable } from '../failure-text.ts';
import { Meanwhile } from '../meanwhile.tsx';
import { progressOf } from '../progress-of.ts';
import { cartWait, type CartActor } from './cart-actor.ts';
import classes from './cart-state.module.css';

/** How the cart is doing: the wait for it, or what did not work. What was there stays. */
export function CartState({ actor }: { readonly actor: CartActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { cart, error } = snapshot.context;
  const retry = () => {
    actor.send({ type: 'cart.reload' });
  };
  return (
    <div role="group" aria-label="Estado del carrito" className={classes['state']}>
      {snapshot.hasTag('waiting') ? (
        <div className={cart === null ? undefined : classes['again']}>
          <Waiting
            label={cartWait(snapshot)}
            {...progressOf(snapshot)}
            onCancel={() => {
              actor.send({ type: 'cart.cancel' });
            }}
          />
        </div>
      ) : null}
      {error === null || snapshot.matches('loading') ? null : (
        <ErrorAlert title={failureText(error)} onRetry={isRetryable(error) ? retry : undefined}>
          {Object.keys(error.fields).length === 0 ? undefined : Object.values(error.fields).flat().join(' ')}
        </ErrorAlert>
      )}
      {cart === null && error?.kind === 'unavailable' ? <Meanwhile /> : null}
    </div>
  );
}
