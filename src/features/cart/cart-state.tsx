import { useSelector } from '@xstate/react';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { RemoteState } from '#src/remote-data/remote-state.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { waitingLabel, type CartActor } from './lines/cart-actor.ts';

/** The wait for the cart, or its failure; a loaded cart stays visible. */
export function CartState({ actor }: { readonly actor: CartActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { cart, error } = snapshot.context;
  const sentences = Object.values(error?.fields ?? {}).flat();
  return (
    <div role="group" aria-label="Estado del carrito" className={layout.optional}>
      <RemoteState
        label={waitingLabel(snapshot)}
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
      {cart === null && error?.kind === 'unavailable' ? <ContactOptions /> : null}
    </div>
  );
}
