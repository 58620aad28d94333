import { clsx as cx } from 'clsx';
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { IconArrowRight } from '#src/ui/icons.ts';
import text from '#src/ui/styles/text.module.css';
import { useOpenOrder } from '../list/use-open-order.ts';
import classes from './board.module.css';
import type { Card } from './cards.ts';

/** What can be done with a card, besides opening its order. */
export interface CardHandlers {
  /** Asks where it goes; the menu opens at the pressed button. */
  readonly onAsk: (id: string, button: HTMLElement) => void;
}

interface OrderCardProps extends CardHandlers {
  readonly card: Card;
  /** Whether the person moves orders. */
  readonly isMovable: boolean;
  readonly isLifted: boolean;
  /** Whether it gets the focus when it appears. */
  readonly isFollowed: boolean;
}

/** An order on the board. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { card, isMovable, isLifted, isFollowed, onAsk } = props;
  const { order, name, content, due, isLate, missing, stage } = card;
  const canMove = isMovable && stage !== 'entregado';
  return (
    <li
      className={classes.card}
      data-card={isMovable ? order.id : undefined}
      data-late={isLate || undefined}
      data-lifted={isLifted || undefined}
    >
      <div className={classes.head}>
        <FolioLink order={order} ref={isFollowed && !canMove ? focusWhenShown : null} />
        {due === null ? (
          <span className={cx(text.muted, text.oneLine, classes.due)}>Sin fecha</span>
        ) : (
          <span className={cx(text.muted, text.oneLine, classes.due)}>
            <span className="visually-hidden">Prometida: </span>
            {due}
          </span>
        )}
      </div>
      {name === null ? null : <p className={classes.name}>{name}</p>}
      <p className={cx(text.muted, classes.content)}>
        {content}
        {stage === 'enviado' ? ' · Enviado' : ''}
      </p>
      {missing.length === 0 ? null : (
        <p className={cx(text.bad, classes.missing)}>
          <span>Falta: </span>
          {missing.join(', ')}
        </p>
      )}
      {canMove ? (
        <button
          type="button"
          className={classes.move}
          aria-haspopup="menu"
          ref={isFollowed ? focusWhenShown : null}
          onClick={({ currentTarget }) => {
            onAsk(order.id, currentTarget);
          }}
        >
          <span className="visually-hidden">Mover {order.folio} a…</span>
          <IconArrowRight size={16} stroke={1.75} aria-hidden />
        </button>
      ) : null}
    </li>
  );
});

interface FolioLinkProps {
  readonly order: SavedOrder;
  readonly ref: Ref<HTMLAnchorElement>;
}

/** Follows the address by itself: the card needs not be drawn again. */
function FolioLink({ order, ref }: FolioLinkProps) {
  const { linkTo } = useOpenOrder();
  return (
    <Link {...linkTo(order.id)} ref={ref} className={classes.folio} aria-haspopup="dialog">
      <span className="visually-hidden">Ver la orden </span>
      {order.folio}
    </Link>
  );
}
