import { useRef, useState, type PointerEvent } from 'react';

/** A card in the hand. */
interface Lifted {
  readonly id: string;
  /** The column below it; null outside of all. */
  readonly over: string | null;
}

/** Movement after which a press is a drag, in px. */
const SLACK_PX = 6;
/** Distance from the side of the board at which it scrolls, and how far each time, in px. */
const EDGE_PX = 48;
const SCROLL_PX = 16;

interface Press {
  readonly id: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly card: HTMLElement;
}

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Drags cards between columns with a mouse or a pen. A finger scrolls, and moves cards with their menu, as the keyboard
 * does. Cards have `data-card` with their id, columns `data-column`.
 */
export function useDrag(onDrop: (id: string, column: string) => void) {
  const press = useRef<Press | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);

  const end = () => {
    press.current?.card.style.removeProperty('translate');
    press.current = null;
    setLifted(null);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const card = closest(event.target, '[data-card]');
      if (event.pointerType === 'touch' || event.button !== 0 || card === null) return;
      if (closest(event.target, 'a, button') !== null || card.dataset['card'] === undefined) return;
      press.current = {
        ...{ id: card.dataset['card'], pointer: event.pointerId, card },
        ...{ x: event.clientX, y: event.clientY },
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = press.current;
      if (start === null || event.pointerId !== start.pointer) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (lifted === null && Math.hypot(dx, dy) < SLACK_PX) return;
      const columns = event.currentTarget;
      const board = columns.parentElement ?? columns;
      if (lifted === null) columns.setPointerCapture(start.pointer);
      start.card.style.translate = `${String(dx)}px ${String(dy)}px`;
      const { left, right } = board.getBoundingClientRect();
      if (event.clientX > right - EDGE_PX) board.scrollLeft += SCROLL_PX;
      if (event.clientX < left + EDGE_PX) board.scrollLeft -= SCROLL_PX;
      const below = closest(document.elementFromPoint(event.clientX, event.clientY), '[data-column]');
      const over = below?.dataset['column'] ?? null;
      if (lifted?.over !== over || lifted.id !== start.id) setLifted({ id: start.id, over });
    },
    onPointerUp: () => {
      const dropped = lifted;
      end();
      if (dropped?.over) onDrop(dropped.id, dropped.over);
    },
    onPointerCancel: end,
    onKeyDown: (event: { readonly key: string }) => {
      if (event.key === 'Escape') end();
    },
  };
  return { lifted, handlers };
}
