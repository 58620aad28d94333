import * as z from 'zod/mini';
import { workingStorage } from './working-storage.ts';

/** A list that this browser keeps between visits; all parts of the page and its other tabs share it. */
export interface KeptList<Item> {
  /** The same array until the list changes. */
  readonly get: () => readonly Item[];
  /** Keeps the list. A full or blocked storage keeps it for this page only. */
  readonly set: (items: readonly Item[]) => void;
  /** Calls back after changes, also those of other tabs. @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a later visit will find it. */
  readonly isKept: () => boolean;
}

/**
 * @param key name of the list in the browser's storage
 * @param field what its items are called there
 * @param item decodes an item; one that cannot be read is left out, and the others stay
 */
export function keptList<Item>(key: string, field: string, item: z.ZodMiniType<Item>): KeptList<Item> {
  const Kept = z.object({ version: z.literal(1), [field]: z.array(z.unknown()) });
  const { get: storage, attempt } = workingStorage();
  const listeners = new Set<() => void>();
  /** What the page knows; null when it has to be read. */
  let known: readonly Item[] | null = null;

  function parse(text: string | null): readonly Item[] {
    try {
      const items = z.safeParse(Kept, JSON.parse(text ?? '')).data?.[field];
      return Array.isArray(items)
        ? items.flatMap((one) => {
            const read = z.safeParse(item, one);
            return read.success ? [read.data] : [];
          })
        : [];
    } catch {
      return [];
    }
  }
  const read = () => parse(attempt(() => storage()?.getItem(key) ?? null, null));
  const change = (items: readonly Item[]) => {
    known = items;
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    // A key of null is the clear() of another tab.
    if (changed === key || changed === null) change(parse(newValue));
  };
  return {
    get: () => (known ??= read()),
    set: (items) => {
      attempt(() => {
        if (items.length === 0) storage()?.removeItem(key);
        else storage()?.setItem(key, JSON.stringify({ version: 1, [field]: items }));
      }, undefined);
      change(items);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // Other tabs may have changed it while nobody listened.
        if (storage() !== null) known = null;
        globalThis.addEventListener('storage', onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
      };
    },
    isKept: () => storage() !== null,
  };
}
