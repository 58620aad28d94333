import { useState, type RefObject } from 'react';
import { cornersOf, type Corners, type Spot } from './sheet-focus.ts';

interface Marked {
  /** The marked block; null where only one cell is in question. */
  readonly marked: Corners | null;
  /** Marks further from where the person is, by rows and columns. */
  readonly markBy: (from: Spot, by: readonly [rows: number, columns: number]) => void;
  /** Marks the block from where the person is to a cell. */
  readonly markTo: (head: Spot) => void;
  readonly unmark: () => void;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The block of cells that is marked.
 * @param at where the person is
 * @param last the last row and column
 */
export function useMarked(at: RefObject<Spot | null>, last: Spot): Marked {
  const [range, setRange] = useState<{ readonly anchor: Spot; readonly head: Spot } | null>(null);
  return {
    marked: range === null ? null : cornersOf(range.anchor, range.head),
    markBy: (from, [rows, columns]) => {
      const { row, column } = range?.head ?? from;
      setRange({
        anchor: range?.anchor ?? from,
        head: {
          row: within(row + rows, 0, last.row - 1),
          column: within(column + columns, 1, last.column - 1),
        },
      });
    },
    markTo: (head) => {
      if (at.current !== null) setRange({ anchor: range?.anchor ?? at.current, head });
    },
    unmark: () => {
      setRange(null);
    },
  };
}
