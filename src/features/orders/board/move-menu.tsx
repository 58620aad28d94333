import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import type { OrderMove } from '#machines/order-stages/order-stages.machine.ts';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import classes from './board.module.css';
import type { Card } from './cards.ts';

interface MoveMenuProps {
  readonly card: Card;
  readonly moves: readonly OrderMove[];
  /** The button that asked. */
  readonly button: HTMLElement;
  readonly onMove: (move: OrderMove) => void;
  readonly onClose: () => void;
}

const wordOf: Readonly<Record<OrderMove['kind'], (name: string) => string>> = {
  advance: (name) => name,
  return: (name) => `Regresar a: ${name}…`,
  cancel: () => 'Cancelar la orden…',
};

/** Where an order may go, for the keyboard and for fingers. */
export function MoveMenu({ card, moves, button, onMove, onClose }: MoveMenuProps) {
  const { left, top, width, height } = button.getBoundingClientRect();
  const close = () => {
    onClose();
    button.focus();
  };
  useBackCloses(true, close);
  const isStuck = !moves.some(({ kind }) => kind === 'advance');
  return (
    <Menu
      defaultOpened
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      // A move closes it with the board, which then says where the focus is.
      closeOnItemClick={false}
      position="bottom-start"
      shadow="md"
      offset={4}
      classNames={{ item: classes.item }}
      onClose={close}
    >
      <Menu.Target>
        <span className={classes.anchor} style={{ left, top, width, height }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={`Mover ${card.order.folio} a`}>
        {isStuck ? <Menu.Label>Falta: {card.missing.join(', ')}</Menu.Label> : null}
        {moves.map((move) => (
          <Menu.Item
            key={`${move.kind} ${move.to}`}
            onClick={() => {
              onMove(move);
            }}
          >
            {wordOf[move.kind](stageNames[move.to])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
