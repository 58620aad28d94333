import { Button } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { inNumber } from '#src/format/numbers.ts';
import { ROWS_PER_PAGE } from '#src/lists/page-of.ts';
import text from '#src/ui/styles/text.module.css';
import classes from './board.module.css';
import type { Card } from './cards.ts';
import type { Column } from './columns.ts';
import { OrderCard, type CardHandlers } from './order-card.tsx';

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

/**
 * A column of the board, with the number of its orders and of those that are late. Of many orders the first are drawn,
 * and more when they are asked for.
 */
export function BoardColumn(props: BoardColumnProps) {
  const { column, cards, isMovable, isTarget, isBelow, lifted, followed, onAsk } = props;
  const late = cards.filter(({ isLate }) => isLate).length;
  const [atMost, setAtMost] = useState(ROWS_PER_PAGE);
  /** The id of the first order that was asked for; its card gets the focus. */
  const [revealed, setRevealed] = useState<string | null>(null);
  const followedAt = cards.findIndex(({ order }) => order.id === followed);
  const shown = cards.slice(0, Math.max(atMost, followedAt + 1));
  const next = cards.slice(shown.length, shown.length + ROWS_PER_PAGE);
  return (
    <section
      className={classes.column}
      aria-label={column.name}
      data-column={column.id}
      data-target={isTarget || undefined}
      data-over={(isTarget && isBelow) || undefined}
    >
      <h2 className={classes.title}>
        {column.name} <span className={classes.count}>{cards.length}</span>
        {late === 0 ? null : <span className={classes.late}>{late} tarde</span>}
      </h2>
      {cards.length === 0 ? (
        <p className={cx(text.muted, text.tiny, classes.none)}>Ninguna</p>
      ) : (
        <ul className={classes.cards}>
          {shown.map((card) => (
            <OrderCard
              key={card.order.id}
              card={card}
              isMovable={isMovable}
              isLifted={card.order.id === lifted}
              isFollowed={card.order.id === followed || card.order.id === revealed}
              onAsk={onAsk}
            />
          ))}
        </ul>
      )}
      {next[0] === undefined ? null : (
        <Button
          variant="subtle"
          onClick={() => {
            setRevealed(next[0]?.order.id ?? null);
            setAtMost(shown.length + next.length);
          }}
        >
          Ver {inNumber(next.length)} más
        </Button>
      )}
    </section>
  );
}
