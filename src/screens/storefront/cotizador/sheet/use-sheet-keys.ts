import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { cornersOf, focusSpot, isEdited, spotOf, type Corners, type Spot } from './sheet-focus.ts';
import { useMarked } from './use-marked.ts';

/** What keys do beside moving. A block is what is marked, or the cell that the person is in. */
interface KeyActs {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly fillDown: (block: Corners) => void;
  readonly clear: (block: Corners) => void;
  readonly pickRow: (row: number) => void;
}

interface SheetKeys {
  /** The marked block; null where only one cell is in question. */
  readonly marked: Corners | null;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onMouseDown: (event: MouseEvent) => void;
}

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What was typed is put into the sheet before the person moves on: it may make a row below. */
function leave(field: HTMLElement): void {
  flushSync(() => {
    field.blur();
  });
}

/** What a key with Control or Command asks for; null for the browser's own. */
function shortcutOf(event: KeyboardEvent, field: HTMLElement): 'fillDown' | 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === 'd') return 'fillDown';
  if (isEdited(field)) return null;
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
}

/** By how many rows and columns an arrow leads; null where it moves in the text of the cell. */
function arrowOf(event: KeyboardEvent, field: HTMLElement): readonly [number, number] | null {
  const by = arrows[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return null;
  return isEdited(field) && by[0] === 0 ? null : by;
}

/**
 * The keys of a spreadsheet: arrows move between cells and in the text of one that is being changed; Enter leads down,
 * to the column where typing along the row began; with Shift arrows mark a block.
 * @param last the last row and column
 */
export function useSheetKeys(sheet: RefObject<HTMLElement | null>, last: Spot, acts: KeyActs): SheetKeys {
  /** Where the person is, also after the row that they were in went away. */
  const at = useRef<Spot | null>(null);
  /** The column that Enter leads to. */
  const runFrom = useRef(1);
  const isAlongRow = useRef(false);
  const { marked, markBy, markTo, unmark } = useMarked(at, last);
  const moveTo = (spot: Spot) => sheet.current !== null && focusSpot(sheet.current, spot);
  const moveFrom = (field: HTMLElement, spot: Spot, to: Spot) => {
    leave(field);
    if (!moveTo(to)) moveTo(spot);
  };

  const returnFocus = useEffectEvent(() => {
    const spot = at.current;
    if (spot !== null && document.activeElement === document.body)
      moveTo({ ...spot, row: Math.min(spot.row, last.row) });
  });
  useEffect(() => {
    returnFocus();
  }, [last.row]);

  /** Whether the sheet has done what the key asks for. */
  const isTaken = (event: KeyboardEvent, field: HTMLElement, spot: Spot): boolean => {
    const block = marked ?? cornersOf(spot, spot);
    const shortcut = shortcutOf(event, field);
    const by = arrowOf(event, field);
    if (shortcut === 'fillDown') {
      leave(field);
      acts.fillDown(block);
      moveTo(spot);
    } else if (shortcut !== null) acts[shortcut]();
    else if (by !== null && event.shiftKey && !isEdited(field)) markBy(spot, by);
    else if (by !== null) moveFrom(field, spot, { row: spot.row + by[0], column: spot.column + by[1] });
    else if (event.key === 'Enter' && !(field instanceof HTMLButtonElement)) {
      const down = { row: spot.row + 1, column: runFrom.current };
      moveFrom(field, spot, event.shiftKey ? { ...spot, row: spot.row - 1 } : down);
    } else if (event.key === 'F2' && field instanceof HTMLSelectElement) field.showPicker();
    else if (event.key === 'Delete' && !isEdited(field)) acts.clear(block);
    else if (event.key === ' ' && event.shiftKey && !isEdited(field)) acts.pickRow(spot.row);
    else if (event.key === 'Escape' && marked !== null) unmark();
    else return false;
    return true;
  };
  return {
    marked,
    onMouseDown: (event) => {
      const spot = spotOf(event.target);
      if (!event.shiftKey || spot === null || spot.column === 0) return;
      event.preventDefault();
      markTo(spot);
    },
    onFocus: ({ target }) => {
      const spot = spotOf(target);
      if (spot === null) return;
      at.current = spot;
      if (!isAlongRow.current) runFrom.current = spot.column;
      isAlongRow.current = false;
      unmark();
    },
    onBlur: ({ relatedTarget }) => {
      // Without another target its row may have gone away.
      if (relatedTarget !== null) at.current = spotOf(relatedTarget);
    },
    onKeyDown: (event) => {
      const { target } = event;
      const spot = spotOf(target);
      if (spot === null || !(target instanceof HTMLElement)) return;
      isAlongRow.current = event.key === 'Tab';
      if (!isTaken(event, target, spot)) return;
      event.preventDefault();
      // The quoter has keys of its own.
      event.stopPropagation();
    },
  };
}
