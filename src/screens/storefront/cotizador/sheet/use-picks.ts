import { useCallback, useRef, useState } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';

export interface Picks {
  /** The windows that are selected, in the order of the sheet. */
  readonly windows: readonly DraftWindow[];
  readonly has: (key: string) => boolean;
  /** Selects a row or takes it off; with a range, all from the one before on. */
  readonly pick: (row: number, isPicked: boolean, isRange: boolean) => void;
  readonly pickAll: (isPicked: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The rows of the sheet that are selected.
 * @param windowsNow the windows of the sheet when it is called
 */
export function usePicks(windows: readonly DraftWindow[], windowsNow: () => readonly DraftWindow[]): Picks {
  const [picked, setPicked] = useState(NONE);
  const before = useRef(0);
  const pick = useCallback(
    (row: number, isPicked: boolean, isRange: boolean) => {
      const from = isRange ? before.current : row;
      before.current = row;
      const keys = windowsNow()
        .slice(Math.min(from, row), Math.max(from, row) + 1)
        .map(({ key }) => key);
      setPicked((all) => {
        const others = [...all].filter((key) => !keys.includes(key));
        return new Set(isPicked ? [...others, ...keys] : others);
      });
    },
    [windowsNow],
  );
  return {
    windows: windows.filter(({ key }) => picked.has(key)),
    has: (key) => picked.has(key),
    pick,
    pickAll: (isPicked) => {
      setPicked(isPicked ? new Set(windowsNow().map(({ key }) => key)) : NONE);
    },
  };
}
