import { useSelector } from '@xstate/react';
import { Waiting } from '#src/ui/waiting.tsx';
import { progressOf } from '../../../support/progress-of.ts';
import classes from './quick-order.module.css';
import type { QuickOrderActor } from './quick-order-actor.ts';

const number = (value: number) => value.toLocaleString('es-MX');

/** Windows on their way into the cart, and a way to stop after those that are there. */
export function Adding({ actor }: { readonly actor: QuickOrderActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { added, ready } = snapshot.context;
  const total = added + ready.length;
  return (
    <div className={classes['progress']}>
      <Waiting
        label="Agregando a tu carrito…"
        {...progressOf(snapshot)}
        cancellable
        onCancel={() => {
          actor.send({ type: 'import.cancel' });
        }}
      />
      <p className={classes['amount']}>
        <progress aria-label="Ventanas agregadas" value={added} max={total} />
        <span>
          {number(added)} de {number(total)}
        </span>
      </p>
    </div>
  );
}
