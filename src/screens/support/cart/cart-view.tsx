import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconRefresh } from '#src/ui/icons.ts';
import { counted } from '../shop/format.ts';
import type { CartActor } from './cart-actor.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import classes from './cart-view.module.css';
import { UndoRemoval } from './undo-removal.tsx';
import { WithQuotable } from './with-quotable.tsx';

interface CartViewProps {
  readonly actor: CartActor;
  readonly onCheckOut: () => void;
}

/** The cart that has come: its lines, what they come to, and what can be done with them. */
export function CartView({ actor, onCheckOut }: CartViewProps) {
  const cart = useSelector(actor, ({ context }) => context.cart);
  const canReload = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  if (cart === null) return null;
  if (cart.lines.length === 0) {
    return (
      <>
        <UndoRemoval actor={actor} />
        <EmptyCart />
      </>
    );
  }
  return (
    <WithQuotable>
      {(quotable) => (
        <div className={classes['view']}>
          <div className={classes['main']}>
            <div className={classes['head']}>
              <p className={classes['count']}>
                {counted(cart.lines.length, 'ventana', 'ventanas')} en tu carrito
              </p>
              <button
                type="button"
                className={buttonClass('small')}
                aria-disabled={!canReload || undefined}
                onClick={() => {
                  if (canReload) actor.send({ type: 'cart.reload' });
                }}
              >
                <IconRefresh size={16} stroke={1.5} aria-hidden />
                Actualizar
              </button>
            </div>
            <UndoRemoval actor={actor} />
            <CartLines actor={actor} cart={cart} quotable={quotable} />
          </div>
          <CartSummary cart={cart} quotable={quotable} onCheckOut={onCheckOut} />
        </div>
      )}
    </WithQuotable>
  );
}

function EmptyCart() {
  return (
    <div className={classes['empty']}>
      <p>
        Tu carrito está vacío. Cotiza una ventana y mándala aquí, o sube la lista de todas tus medidas en un
        archivo.
      </p>
      <div className={classes['ways']}>
        <Link className={buttonClass('filled')} to={href('quoter')}>
          Cotizar una ventana
        </Link>
        <Link className={buttonClass()} to={`${href('cart')}?pedido=rapido`}>
          Subir una lista
        </Link>
      </div>
    </div>
  );
}
