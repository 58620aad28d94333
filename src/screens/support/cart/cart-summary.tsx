import { Link } from 'react-router-dom';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { buttonClass } from '#src/ui/button.ts';
import { inPesos } from '../quoting/money.ts';
import { counted } from '../shop/format.ts';
import { MOST_LINKED, quoterWith } from './as-draft.ts';
import classes from './cart-view.module.css';
import { TotalsList } from './totals-list.tsx';

interface CartSummaryProps {
  readonly cart: Cart;
  readonly quotable: Quotable;
  readonly onCheckOut: () => void;
}

/**
 * What all of it comes to, and where to go with it. On small screens the way to the order stays at the foot of the screen,
 * however long the cart is.
 */
export function CartSummary({ cart: { lines, totals }, quotable, onCheckOut }: CartSummaryProps) {
  const stuck = lines.filter(({ problem }) => problem !== null).length;
  return (
    <section className={classes['summary']} aria-label="Resumen del carrito">
      <div className={classes['sums']}>
        <TotalsList totals={totals} />
        <p className={classes['hint']}>
          {totals.holds_iva
            ? 'Los precios por ventana son con IVA.'
            : 'Los precios por ventana son antes de IVA.'}{' '}
          Pagas la mitad al ordenar y la otra mitad cuando te entregamos.
        </p>
        {stuck > 0 ? (
          <p className={classes['stuck']}>
            {stuck === 1
              ? 'Una ventana no se puede pedir así: quítala o cámbiala.'
              : `${String(stuck)} ventanas no se pueden pedir así: quítalas o cámbialas.`}
          </p>
        ) : null}
      </div>
      <div className={classes['order']}>
        <p className={classes['sum']}>
          <strong>{inPesos(totals.total_centavos)}</strong> con IVA
        </p>
        <button type="button" className={buttonClass('filled')} onClick={onCheckOut}>
          Revisar y pedir
        </button>
      </div>
      <div className={classes['aside']}>
        {lines.length <= MOST_LINKED ? (
          <>
            <Link className={buttonClass()} to={quoterWith(lines, quotable)}>
              Pasar todo a cotización
            </Link>
            <p className={classes['hint']}>
              Se abre en el cotizador{' '}
              {lines.length === 1 ? 'la ventana' : `con ${counted(lines.length, 'ventana', 'ventanas')}`};
              aquí también se {lines.length === 1 ? 'queda' : 'quedan'}.
            </p>
          </>
        ) : (
          <p className={classes['hint']}>
            A una cotización pasan hasta {MOST_LINKED} ventanas a la vez: pásalas una por una con su botón.
          </p>
        )}
      </div>
    </section>
  );
}
