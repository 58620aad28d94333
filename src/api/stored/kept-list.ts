import type * as z from 'zod/mini';
import { readWith } from './entry.ts';
import type { Owner } from './names.ts';
import { readOwner, watchOwner } from './session-store.ts';
import { storedItems } from './stored-items.ts';

/** A list that this browser keeps between visits for each owner; all parts of the page and its other tabs share it. */
export interface KeptList<Item> {
  /** The same array until the list changes. */
  readonly get: () => readonly Item[];
  /** Keeps the list. A full or blocked storage keeps it for this page only. */
  readonly set: (items: readonly Item[]) => void;
  /** Whether a later visit will find it. */
  readonly isKept: () => boolean;
  /** Calls back after changes, also of other tabs, and of the owner. @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * @param name of the list in the browser's storage
 * @param field what its items were called there in version 1
 * @param item decodes an item; one that cannot be read is set aside, and the others stay
 */
export function keptList<Item>(name: string, field: string, item: z.ZodMiniType<Item>): KeptList<Item> {
  const stored = storedItems<Item>({
    name,
    version: 2,
    read: readWith(item),
    migrations: { 1: (fields) => ({ items: fields[field] }) },
  });
  const listeners = new Set<() => void>();
  let owner: Owner | null = null;
  /** What the page knows; null when it has to be read. */
  let known: readonly Item[] | null = null;
  let stop: () => void = () => undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const readAgain = () => {
    known = null;
    tell();
  };
  const get = () => (known ??= owner === null ? [] : stored.read(owner).items);
  const set = (items: readonly Item[]) => {
    if (owner !== null) stored.change(owner, (reading) => ({ ...reading, items }));
    // Also what found no room.
    known = items;
    tell();
  };
  const followOwner = () => {
    const before = owner;
    owner = readOwner();
    // What found no room is in this page only.
    if (owner === before && !stored.works()) return;
    stop();
    stop = owner === null || listeners.size === 0 ? () => undefined : stored.watch(owner, readAgain);
    // What was chosen before it was known whose it is comes in front.
    const chosen = before === null && owner !== null ? (known ?? []) : [];
    known = null;
    if (chosen.length > 0) set([...chosen, ...get()]);
  };
  let stopOwner: () => void = () => undefined;
  /** Without listeners nobody tells of changes of the owner. */
  const current = <Result>(action: () => Result): Result => {
    if (listeners.size === 0 && owner !== readOwner()) followOwner();
    return action();
  };
  return {
    get: () => current(get),
    set: (items) => {
      current(() => {
        set(items);
      });
    },
    isKept: stored.works,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopOwner = watchOwner(() => {
          followOwner();
          tell();
        });
        // Other tabs may have changed it while nobody listened.
        followOwner();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        stopOwner();
      };
    },
  };
}
