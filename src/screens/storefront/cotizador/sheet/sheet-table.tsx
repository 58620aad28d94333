import { useMemo, useRef, useState } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { counted } from '#src/format/words.ts';
import { useQuoter } from '../quoter-state.ts';
import { blocksOf } from './blocks-of.ts';
import type { Reading } from './cells/cells.ts';
import { columnsOf, heightTitle, type Column } from './cells/columns.ts';
import type { Pasted } from './cells/paste.ts';
import { priceTitle } from './cells/price-title.ts';
import { unreadTexts } from './cells/unread-texts.ts';
import { MeasuresAsked } from './measures-asked.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SheetEnd } from './sheet-end.tsx';
import { cornersOf, type Corners } from './sheet-focus.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetRow } from './sheet-row.tsx';
import { SheetTools } from './sheet-tools.tsx';
import classes from './sheet.module.css';
import { UnreadAsked } from './unread-asked.tsx';
import { useClipboard } from './use-clipboard.ts';
import { usePicks } from './use-picks.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSheet } from './use-sheet.ts';

interface SheetTableProps {
  readonly quotable: Quotable;
  readonly book: PriceBook;
  readonly onDone: () => void;
}

/** What is said of cells that were pasted. */
const sayPasted = ({ rows, unread, left, pieces }: Pasted, sentences: readonly string[]): string => {
  const without = [...left, ...sentences.map((sentence) => `“${sentence}”`)];
  return [
    `${counted(rows, 'renglón pegado', 'renglones pegados')}.`,
    ...(pieces === 0
      ? []
      : [`Los números después de las medidas van en Piezas; si son otra cosa, cámbialos ahí o deshaz.`]),
    ...(unread.size === 0 ? [] : [`${counted(unread.size, 'celda', 'celdas')} con dudas.`]),
    ...(without.length === 0 ? [] : [`Sin lugar en la hoja: ${without.join(', ')}.`]),
  ].join(' ');
};

/** The columns of a marked block in a row, from and to; -1 for none. */
const markedIn = (marked: Corners | null, row: number) =>
  marked !== null && marked.top <= row && row <= marked.bottom
    ? { from: marked.from, to: marked.to }
    : { from: -1, to: -1 };

/** What of the pasted texts is asked about, and the place where it is. */
function useAsked(
  windows: readonly DraftWindow[],
  columns: readonly Column[],
  unread: ReadonlyMap<string, string>,
) {
  const place = useRef<HTMLUListElement>(null);
  const texts = useMemo(() => unreadTexts(windows, columns, unread), [windows, columns, unread]);
  return { place, texts, focus: () => place.current?.focus() };
}

/** The sheet, with the keys and the clipboard of a spreadsheet. */
export function SheetTable({ quotable, book, onDone }: SheetTableProps) {
  const { draft, priced } = useQuoter();
  const { windows, unit } = draft;
  const [isThrice, setThrice] = useState(() => windows.some(({ measured }) => measured !== null));
  const [said, setSaid] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const reading = useMemo(
    (): Reading => ({ quotable, book, unit, isThrice }),
    [quotable, book, unit, isThrice],
  );
  const height = heightTitle(windows);
  const columns = useMemo(() => columnsOf(isThrice, height), [isThrice, height]);
  const { acts, windowsNow, blank, unread } = useSheet(reading);
  const { place, texts, focus } = useAsked(windows, columns, unread);
  const picks = usePicks(windows, windowsNow);
  const { textsIn, wipe, fillDown, paste } = blocksOf(columns, acts, windowsNow, reading);
  const keys = useSheetKeys(
    table,
    { row: windows.length, column: columns.length + 1 },
    {
      undo: acts.undo,
      redo: acts.redo,
      clear: wipe,
      fillDown,
      pickRow: (row) => {
        const window = windows[row];
        if (window !== undefined) picks.pick(row, !picks.has(window.key), false);
      },
    },
  );
  const { marked } = keys;
  useClipboard(table, {
    copied: (spot) => textsIn(marked ?? cornersOf(spot, spot)),
    onCut: (spot) => {
      wipe(marked ?? cornersOf(spot, spot));
    },
    onPaste: ({ block, sentences }, spot) => {
      const result = paste(block, marked ?? cornersOf(spot, spot));
      if (result !== null) setSaid(sayPasted(result, sentences));
    },
  });
  return (
    <>
      <SheetTools isThrice={isThrice} onThrice={setThrice} said={said} />
      <MeasuresAsked acts={acts} />
      <UnreadAsked {...{ place, texts, windows, reading, acts }} />
      {picks.windows.length === 0 ? null : (
        <SelectionBar
          windows={picks.windows}
          reading={reading}
          acts={acts}
          onDone={() => {
            picks.pickAll(false);
          }}
        />
      )}
      <div className={classes.scroll}>
        <table
          ref={table}
          role="grid"
          aria-label="Hoja de medidas"
          aria-multiselectable
          className={classes.sheet}
          data-thrice={isThrice || undefined}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          onKeyDown={keys.onKeyDown}
          onMouseDown={keys.onMouseDown}
        >
          <SheetHead
            columns={columns}
            price={priceTitle(book)}
            isAllPicked={windows.length > 0 && picks.windows.length === windows.length}
            onPickAll={picks.pickAll}
          />
          <tbody>
            {/* One list: the field of the row below keeps the focus when its row becomes a window. */}
            {[...windows, blank].map((window, row) => (
              <SheetRow
                key={window.key}
                row={row}
                window={window}
                isBlank={row === windows.length}
                priced={priced[row]?.window === window ? priced[row] : null}
                columns={columns}
                reading={reading}
                acts={acts}
                unread={unread}
                isPicked={picks.has(window.key)}
                {...markedIn(marked, row)}
                onPick={picks.pick}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SheetEnd {...{ book, onDone }} isAsked={texts.length > 0} onAsked={focus} />
    </>
  );
}
