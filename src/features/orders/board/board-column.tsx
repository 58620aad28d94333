import type { Card } from './cards.ts';
import type { Column } from './columns.ts';
import { OrderCard, type CardHandlers } from './order-card.tsx';
import classes from './board.module.css';

interface BoardColumnProps extends CardHandlers {
  readonly column: Column;
  readonly cards: readonly Card[];
  readonly isMovable: boolean;
  /** Whether the lifted card may be put here. */
  readonly isTarget: boolean;
  /** Whether it is above this column. */
  readonly isBelow: boolean;
  /** The id of the lifted order; null while none is. */
  readonly lifted: string | null;
  /** The id of the order whose card gets the focus when it appears here; null for none. */
  readonly followed: string | null;
}

/** A column of the board, with the number of its orders and of those that are late. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, cards, isMovable, isTarget, isBelow, lifted, followed, onOpen, onAsk } = props;
  const late = cards.filter(({ isLate }) => isLate).length;
  return (
    <section
      className={classes['column']}
      aria-label={column.name}
      data-column={column.id}
      data-target={isTarget || undefined}
      data-over={(isTarget && isBelow) || undefined}
    >
      <h2 className={classes['title']}>
        {column.name} <span className={classes['count']}>{cards.length}</span>
        {late === 0 ? null : <span className={classes['late']}>{late} tarde</span>}
      </h2>
      {cards.length === 0 ? (
        <p className={classes['none']}>Ninguna</p>
      ) : (
        <ul className={classes['cards']}>
          {cards.map((card) => (
            <OrderCard
              key={card.order.id}
              card={card}
              isMovable={isMovable}
              isLifted={card.order.id === lifted}
              isFollowed={card.order.id === followed}
              onOpen={onOpen}
              onAsk={onAsk}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
