import { useCallback, useMemo, useState } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import { newKey } from '#src/browser/new-key.ts';
import { useQuoter } from '../quoter-state.ts';
import type { Block } from './cells/block.ts';
import { lastWithCloth, windowBelow, withValue, type Reading } from './cells/cells.ts';
import { columnsOf, isWords, measureOf, type ColumnKey } from './cells/columns.ts';
import { answered, pasted, type Pasted, type Place } from './cells/paste.ts';

/** What a person does to cells; each is one step to undo. */
export interface SheetActs {
  /** Puts a typed text or a chosen value into a cell; the row below the last becomes a window. */
  readonly put: (row: number, column: ColumnKey, text: string) => void;
  /** Puts copied cells from a place on. */
  readonly paste: (block: Block, place: Place) => Pasted;
  /** Changes several windows in one step. */
  readonly change: (windows: readonly DraftWindow[]) => void;
  /** Empties what is typed in a block of cells; what is chosen stays. */
  readonly wipe: (windows: readonly DraftWindow[], columns: readonly ColumnKey[]) => void;
  readonly remove: (row: number) => void;
  /** Leaves a pasted text of a column out: its cells keep what they have. */
  readonly leave: (column: ColumnKey, text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export interface Sheet {
  readonly acts: SheetActs;
  readonly windowsNow: () => readonly DraftWindow[];
  /** The row below the last window: what it would become. */
  readonly blank: DraftWindow;
  /** What was pasted and could not be read, by its cell. */
  readonly unread: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The draft as a sheet. */
export function useSheet(reading: Reading): Sheet {
  const { actor, draft } = useQuoter();
  const [blankKey, setBlankKey] = useState(newKey);
  const [unread, setUnread] = useState(NONE);
  const windowsNow = useCallback(() => actor.getSnapshot().context.draft.windows, [actor]);
  const change = useCallback(
    (windows: readonly DraftWindow[]) => {
      if (windows.length > 0) actor.send({ type: 'edit.block', windows });
    },
    [actor],
  );
  const acts = useMemo(
    (): SheetActs => ({
      change,
      put: (row, column, text) => {
        const windows = windowsNow();
        const window = windows[row] ?? windowBelow(blankKey, lastWithCloth(windows), windows.length, reading);
        const answer = { key: window.key, column, value: text };
        const all = windows[row] === undefined ? [...windows, window] : windows;
        const result = answered(
          answer,
          all,
          unread,
          columnsOf(reading.isThrice).map(({ key }) => key),
          reading,
        );
        change(result.windows);
        setUnread(result.unread);
        if (windows[row] === undefined) setBlankKey(newKey());
      },
      paste: (block, place) => {
        // The first new row is the one that the person is in.
        const keys = [blankKey];
        const result = pasted(block, place, windowsNow(), reading, () => keys.pop() ?? newKey());
        if (keys.length === 0) setBlankKey(newKey());
        change(result.windows);
        setUnread((before) => new Map([...before, ...result.unread]));
        return result;
      },
      wipe: (windows, columns) => {
        const typed = columns.filter((key) => isWords(key) || measureOf(key) !== null);
        change(windows.map((window) => typed.reduce((one, key) => withValue(key, one, '', reading), window)));
      },
      remove: (row) => {
        const window = windowsNow()[row];
        if (window !== undefined) actor.send({ type: 'edit.remove', key: window.key });
      },
      leave: (column, text) => {
        setUnread(
          (before) =>
            new Map([...before].filter(([cell, one]) => one !== text || !cell.endsWith(` ${column}`))),
        );
      },
      undo: () => {
        actor.send({ type: 'edit.undo' });
        setUnread(NONE);
      },
      redo: () => {
        actor.send({ type: 'edit.redo' });
        setUnread(NONE);
      },
    }),
    [actor, blankKey, change, reading, unread, windowsNow],
  );
  const above = lastWithCloth(draft.windows);
  const blank = useMemo(
    () => windowBelow(blankKey, above, draft.windows.length, reading),
    [above, blankKey, draft.windows.length, reading],
  );
  return { acts, windowsNow, blank, unread };
}
