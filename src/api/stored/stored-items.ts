import { createAnnouncer } from '../announcer.ts';
import { entryText, NOTHING, readEntry, type Kind, type Reading } from './entry.ts';
import { ownKey, type Owner } from './names.ts';

/** Items of one kind in the browser's storage, apart for each owner. */
export interface StoredItems<Item> {
  /** What an owner has stored; nothing where the storage is blocked. */
  readonly read: (owner: Owner) => Reading<Item>;
  /** Replaces what an owner has stored. @returns whether the storage took it */
  readonly write: (owner: Owner, reading: Reading<Item>) => boolean;
  /**
   * Changes what an owner has stored, as all tabs see it. A change that returns what it got writes nothing.
   * @returns whether the storage took the change
   */
  readonly change: (owner: Owner, change: (reading: Reading<Item>) => Reading<Item>) => boolean;
  /** Whether the storage took the last write, or gave what was read. */
  readonly works: () => boolean;
  /** Calls back after each change of an owner's, also of other tabs. @returns a function that ends the subscription */
  readonly watch: (owner: Owner, listener: () => void) => () => void;
}

/** Opens the items of a kind. */
export function storedItems<Item>(kind: Kind<Item>): StoredItems<Item> {
  const { announce, watch } = createAnnouncer<Owner>();
  let works = true;
  const keyOf = (owner: Owner) => ownKey(kind.name, owner);
  /** @throws where the storage is blocked */
  const stored = (owner: Owner) => readEntry(kind, localStorage.getItem(keyOf(owner)));
  const write = (owner: Owner, reading: Reading<Item>): boolean => {
    const text = entryText(kind, reading, Date.now());
    try {
      if (text === null) localStorage.removeItem(keyOf(owner));
      else localStorage.setItem(keyOf(owner), text);
      works = true;
    } catch {
      works = false;
      return false;
    }
    announce(owner);
    return true;
  };
  return {
    read: (owner) => {
      try {
        return stored(owner);
      } catch {
        works = false;
        return NOTHING;
      }
    },
    write,
    change: (owner, change) => {
      try {
        const before = stored(owner);
        const after = change(before);
        return after === before || write(owner, after);
      } catch {
        works = false;
        return false;
      }
    },
    works: () => works,
    watch: (owner, listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        // A key of null is the clear() of another tab.
        if (key === null || key === keyOf(owner)) listener();
      };
      const stop = watch((changed) => {
        if (changed === owner) listener();
      });
      globalThis.addEventListener('storage', onStorage);
      return () => {
        stop();
        globalThis.removeEventListener('storage', onStorage);
      };
    },
  };
}
