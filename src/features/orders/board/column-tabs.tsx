import { useEffect, useState, type RefObject } from 'react';
import classes from './board.module.css';
import { columns } from './columns.ts';

interface ColumnTabsProps {
  /** The board, which scrolls sideways. */
  readonly place: RefObject<HTMLElement | null>;
  /** Number of cards of each column. */
  readonly counts: readonly number[];
}

/** Leads to a column, on phones, where one is shown at a time. */
export function ColumnTabs({ place, counts }: ColumnTabsProps) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const board = place.current;
    if (board === null) return;
    const follow = () => {
      setNow(Math.round(board.scrollLeft / Math.max(1, board.clientWidth)));
    };
    board.addEventListener('scroll', follow, { passive: true });
    return () => {
      board.removeEventListener('scroll', follow);
    };
  }, [place]);
  return (
    <nav aria-label="Columnas" className={classes.tabs}>
      {columns.map(({ id, name }, at) => (
        <button
          key={id}
          ref={at === now ? bringIntoView : null}
          type="button"
          className={classes.tab}
          aria-current={at === now || undefined}
          onClick={() => {
            const board = place.current;
            board?.scrollTo({ left: at * board.clientWidth, behavior: 'instant' });
          }}
        >
          {name} <span className={classes.count}>{counts[at]}</span>
        </button>
      ))}
    </nav>
  );
}

/** Scrolls the row of tabs, never the page. */
function bringIntoView(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 16;
}
