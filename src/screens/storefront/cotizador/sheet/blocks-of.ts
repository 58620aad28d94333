import type { DraftWindow } from '#src/api/draft.ts';
import type { Block } from './cells/block.ts';
import { textIn, type Reading } from './cells/cells.ts';
import type { Column } from './cells/columns.ts';
import type { Pasted } from './cells/paste.ts';
import type { Corners } from './sheet-focus.ts';
import type { SheetActs } from './use-sheet.ts';

interface Blocks {
  /** The texts of a block of cells. */
  readonly textsIn: (block: Corners) => Block;
  /** Empties what is typed in it. */
  readonly wipe: (block: Corners) => void;
  /** Copies its first row to the others; a single row takes what is above it. */
  readonly fillDown: (block: Corners) => void;
  /** Puts copied cells from its first cell on. */
  readonly paste: (copied: Block, block: Corners) => Pasted | null;
}

/** What is done to blocks of cells of the sheet. */
export function blocksOf(
  columns: readonly Column[],
  acts: SheetActs,
  windowsNow: () => readonly DraftWindow[],
  reading: Reading,
): Blocks {
  const keysIn = ({ from, to }: Corners) => columns.slice(Math.max(from, 1) - 1, to).map(({ key }) => key);
  const rowsIn = ({ top, bottom }: Corners) => windowsNow().slice(top, bottom + 1);
  const textsIn = (block: Corners) =>
    rowsIn(block).map((window) => keysIn(block).map((key) => textIn(key, window, reading)));
  return {
    textsIn,
    wipe: (block) => {
      acts.wipe(rowsIn(block), keysIn(block));
    },
    fillDown: (block) => {
      const source = block.top === block.bottom ? block.top - 1 : block.top;
      const [first] = keysIn(block);
      if (source < 0 || first === undefined) return;
      const [texts] = textsIn({ ...block, top: source, bottom: source });
      if (texts === undefined) return;
      const copies = Array.from({ length: block.bottom - source }, () => texts);
      acts.paste(copies, { row: source + 1, column: first, source: 'copied' });
    },
    paste: (copied, block) => {
      const column = columns[Math.max(block.from, 1) - 1];
      return column === undefined
        ? null
        : acts.paste(copied, { row: block.top, column: column.key, source: 'pasted' });
    },
  };
}
