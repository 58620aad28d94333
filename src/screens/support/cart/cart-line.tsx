import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { buttonClass } from '#src/ui/button.ts';
import { inPesos } from '../quoting/money.ts';
import { payloadOfLine } from './added.ts';
import { quoterWith } from './as-draft.ts';
import classes from './cart-line.module.css';
import { LineNotes } from './line-notes.tsx';
import { QuantityField } from './quantity-field.tsx';
import { WindowDrawing } from './window-drawing.tsx';
import { factsOfWindow, WindowWords } from './window-words.tsx';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly quotable: Quotable;
  /** As it is to be, where that is on its way. */
  readonly quantity: number;
  readonly mayCount: boolean;
  readonly mayRemove: boolean;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onRemove: (window: WindowPayload) => void;
}

/** A line of the cart: the window to scale, what it costs today, how many, and out with it. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, quotable, quantity, mayCount, mayRemove, onQuantity, onRemove } = props;
  const facts = factsOfWindow(line, quotable);
  return (
    <li className={classes['line']}>
      <WindowDrawing drawing={facts.drawing} />
      <div className={classes['words']}>
        <p className={classes['name']}>{facts.name}</p>
        <WindowWords facts={facts} />
        <LineNotes line={line} />
      </div>
      <div className={classes['price']}>
        <p className={classes['total']}>{inPesos(line.total_centavos)}</p>
        {quantity > 1 ? <p className={classes['each']}>{inPesos(line.unit_centavos)} cada una</p> : null}
      </div>
      <div className={classes['controls']}>
        <QuantityField
          of={facts.name}
          quantity={quantity}
          rests={!mayCount}
          onChange={(next) => {
            onQuantity(line.key, next);
          }}
        />
        <Link className={buttonClass('small')} to={quoterWith([line], quotable)}>
          Pasar a cotización<span className="visually-hidden">: {facts.name}</span>
        </Link>
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={!mayRemove || undefined}
          onClick={() => {
            if (mayRemove) onRemove(payloadOfLine(line));
          }}
        >
          Quitar<span className="visually-hidden"> {facts.name}</span>
        </button>
      </div>
    </li>
  );
});
