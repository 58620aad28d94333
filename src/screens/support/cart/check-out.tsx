import { useSelector } from '@xstate/react';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { Dialog } from '../opened/dialog.tsx';
import type { CheckOutActor } from './cart-actor.ts';
import { CheckOutBody } from './check-out-body.tsx';

/** From the cart to an order, in a dialog of its own. An order that is under way is given up by its own button alone. */
export function CheckOut({ actor }: { readonly actor: CheckOutActor }) {
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const isOrdering = useSelector(actor, (snapshot) => snapshot.matches('ordering'));
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  return (
    <ThemeProvider>
      <Dialog
        opened={isShown}
        title={isDone ? 'Pedido hecho' : 'Revisa tu pedido'}
        size="36rem"
        fillsPhone
        closable={!isOrdering}
        onClose={() => {
          actor.send({ type: 'checkOut.close' });
        }}
      >
        <CheckOutBody actor={actor} />
      </Dialog>
    </ThemeProvider>
  );
}
