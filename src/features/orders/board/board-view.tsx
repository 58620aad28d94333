import { useSelector } from '@xstate/react';
import { useCallback, useRef, useState } from 'react';
import { movesOf, type OrderMove } from '#machines/order-stages/order-stages.machine.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { hasRole } from '#src/config/permissions.ts';
import layout from '#src/ui/styles/layout.module.css';
import { MovesState } from '../moves/moves-state.tsx';
import { orderFacts } from '../progress/order-facts.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import classes from './board.module.css';
import type { Card } from './cards.ts';
import { ColumnTabs } from './column-tabs.tsx';
import { columnOf, columns } from './columns.ts';
import { MoveMenu } from './move-menu.tsx';
import { useBoard } from './use-board.ts';
import { useCards } from './use-cards.ts';
import { useDrag } from './use-drag.ts';

interface BoardViewProps {
  readonly orders: readonly SavedOrder[];
  readonly isLoading: boolean;
  /** Opens an order and asks to move it to a stage. */
  readonly onMove: (id: string, moveTo: string) => void;
  readonly onReload: () => void;
}

/** The card whose menu is open, and the button that opened it. */
interface Asked {
  readonly id: string;
  readonly button: HTMLElement;
}

const movesOfCard = ({ order }: Card) => movesOf(orderFacts(order, 'administrator'));

/** The moves that put a card into a column. */
const movesInto = (card: Card, columnId: string): readonly OrderMove[] =>
  movesOfCard(card).filter(({ kind, to }) => kind !== 'cancel' && columnOf(to)?.id === columnId);

/** The likeliest of these moves: what the shop installs is sent. */
function likeliest(card: Card, moves: readonly OrderMove[]): OrderMove | undefined {
  const { installs } = orderFacts(card.order, 'administrator');
  return moves.find(({ to }) => to === (installs ? 'enviado' : 'listo')) ?? moves[0];
}

/** The orders that are on their way, a column a stage; those that are late come first. */
export function BoardView({ orders, isLoading, onMove, onReload }: BoardViewProps) {
  const { session } = useServices();
  const isMovable = useSelector(session, ({ context }) => hasRole(context.user, 'administrador'));
  const board = useBoard(orders, onReload);
  const cards = useCards(board.orders);
  const byColumn = Map.groupBy(cards.shown, ({ stage }) => columnOf(stage)?.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The order that the menu moved: its card keeps the focus. */
  const [followed, setFollowed] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const cardOfId = (id: string | undefined) => cards.all.find(({ order }) => order.id === id);

  const make = ({ order }: Card, { kind, to }: OrderMove) => {
    if (kind === 'advance') board.moves.move([order], to);
    // These need a reason.
    else onMove(order.id, to);
  };
  const { lifted, handlers } = useDrag((id, columnId) => {
    const card = cardOfId(id);
    const move = card && likeliest(card, movesInto(card, columnId));
    if (card && move) make(card, move);
  });

  // Cards keep their handler, so that six hundred of them are not drawn again when one moves.
  const ask = useCallback((id: string, button: HTMLElement) => {
    setAsked({ id, button });
  }, []);

  const liftedCard = cardOfId(lifted?.id);
  const askedCard = cardOfId(asked?.id);
  return (
    <div className={layout.stack} data-gap="medium">
      <BoardToolbar cards={cards} isLoading={isLoading} onReload={onReload} />
      <MovesState moves={board.moves} label="Estado del tablero" />
      <ColumnTabs place={place} counts={columns.map(({ id }) => byColumn.get(id)?.length ?? 0)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div role="region" aria-label="Tablero" tabIndex={0} ref={place} className={classes.scroller}>
        <div
          className={classes.columns}
          data-dragging={lifted === null ? undefined : true}
          {...(isMovable ? handlers : {})}
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.id}
              column={column}
              cards={byColumn.get(column.id) ?? []}
              isMovable={isMovable}
              isTarget={liftedCard !== undefined && movesInto(liftedCard, column.id).length > 0}
              isBelow={lifted?.over === column.id}
              lifted={lifted?.id ?? null}
              followed={followed}
              onAsk={ask}
            />
          ))}
        </div>
      </div>
      {asked === null || askedCard === undefined ? null : (
        <MoveMenu
          key={asked.id}
          card={askedCard}
          moves={movesOfCard(askedCard)}
          button={asked.button}
          onMove={(move) => {
            setAsked(null);
            setFollowed(asked.id);
            // The focus comes back here from the opened order.
            asked.button.focus();
            make(askedCard, move);
          }}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
