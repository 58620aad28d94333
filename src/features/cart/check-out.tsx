import { useSelector } from '@xstate/react';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import type { CheckOutActor } from './lines/cart-actor.ts';
import { CheckOutBody } from './order/check-out-body.tsx';

/** The check-out dialog. While the order is being placed, only its cancel button ends it. */
export function CheckOut({ actor }: { readonly actor: CheckOutActor }) {
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const isOrdering = useSelector(actor, (snapshot) => snapshot.matches('ordering'));
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  return (
    <Dialog
      opened={isShown}
      title={isDone ? 'Orden hecha' : 'Revisa tu orden'}
      size="36rem"
      fillsPhone
      closable={!isOrdering}
      onClose={() => {
        actor.send({ type: 'checkOut.close' });
      }}
    >
      <CheckOutBody actor={actor} />
    </Dialog>
  );
}
