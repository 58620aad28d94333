import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import type { CartActor } from './cart-actor.ts';
import classes from './cart-view.module.css';

/** What was taken out last can be put back. The button that took it out is gone: the focus goes here. */
export function UndoRemoval({ actor }: { readonly actor: CartActor }) {
  const taken = useSelector(actor, ({ context }) => context.taken);
  const isOut = useSelector(
    actor,
    (snapshot) =>
      !snapshot.matches('removing') &&
      snapshot.context.cart?.lines.every(({ key }) => key !== taken?.key) === true,
  );
  const place = useRef<HTMLDivElement>(null);
  const key = isOut ? taken?.key : undefined;
  useEffect(() => {
    if (key !== undefined && document.activeElement === document.body) place.current?.focus();
  }, [key]);
  if (taken === null || !isOut) return null;
  return (
    <div ref={place} tabIndex={-1} role="status" className={classes['undo']}>
      <p>Quitamos {taken.name.trim() === '' ? 'la ventana' : `“${taken.name}”`}.</p>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          actor.send({ type: 'cart.putBack' });
        }}
      >
        Deshacer
      </button>
    </div>
  );
}
