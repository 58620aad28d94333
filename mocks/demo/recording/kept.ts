import * as z from 'zod/mini';
import { webStorage } from '../../database/web-storage.ts';
import type { Recorded } from './recording.machine.ts';
import { Beginning, Entry } from './recording.ts';

const KEY = 'rollux-grabacion';

/** The entries have keys of their own: what is long already is not written again for each. */
const keyOf = (index: number) => `${KEY}-${String(index)}`;

const Head = z.object({
  isOn: z.boolean(),
  beginning: z.nullable(Beginning),
  tester: z.string(),
  count: z.int().check(z.nonnegative()),
});

const NOTHING: Recorded = { isOn: false, beginning: null, entries: [], tester: '' };

type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const parse = (text: string | null): unknown => JSON.parse(text ?? 'null');

/** What a tab has kept of its recording; nothing when it cannot be read. */
export function readKept(storage: Storing | null = webStorage('sessionStorage')): Recorded {
  try {
    const { count, ...head } = z.parse(Head, parse(storage?.getItem(KEY) ?? null));
    const entries = Array.from({ length: count }, (_, index) =>
      z.parse(Entry, parse(storage?.getItem(keyOf(index)) ?? null)),
    );
    return { ...head, entries };
  } catch {
    return NOTHING;
  }
}

/**
 * Keeps a recording in a tab, so that a reload loses none of it.
 * @returns a function that keeps what is new since its last call, and says whether the browser took it
 */
export function keeper(
  storage: Storing | null = webStorage('sessionStorage'),
): (recorded: Recorded) => boolean {
  let kept = readKept(storage).entries;
  return ({ isOn, beginning, entries, tester }) => {
    const shared = entries.findIndex((entry, index) => entry !== kept[index]);
    const from = shared === -1 ? entries.length : shared;
    try {
      for (let index = from; index < entries.length; index += 1)
        storage?.setItem(keyOf(index), JSON.stringify(entries[index]));
      for (let index = entries.length; index < kept.length; index += 1) storage?.removeItem(keyOf(index));
      kept = entries;
      storage?.setItem(KEY, JSON.stringify({ isOn, beginning, tester, count: entries.length }));
      return true;
    } catch {
      return false;
    }
  };
}
