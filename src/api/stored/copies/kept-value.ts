import * as z from 'zod/mini';
import { readPerson } from '../session-store.ts';
import { presentStorage } from '../working-storage.ts';

/** What the server sent a person last. It is a copy: one of another version is asked for again. */
export interface Kept<Value> {
  /** When it came, in ms since 1970. */
  readonly at: number;
  readonly value: Value;
}

/** Copies that this browser keeps for visits without a connection, until the session ends. */
export interface Copies<Value, Input> {
  /** Without effect where the storage is full or blocked: it needs a connection then, as before. */
  readonly keep: (value: Value) => void;
  /** The person's copy; null when there is none, it is another's or it cannot be read. */
  readonly read: (input: Input) => Kept<Value> | null;
}

interface OneCopy<Value> extends Copies<Value, unknown> {
  /** @param at when it came, in ms since 1970 */
  readonly keep: (value: Value, at?: number) => void;
  readonly read: () => Kept<Value> | null;
}

/** Keeps one copy. @param key one that the end of a session removes (`session-store.ts`) */
export function valueStore<Value>(key: string, schema: z.ZodMiniType<Value>): OneCopy<Value> {
  const Stored = z.object({
    version: z.literal(3),
    /** Id of the person whose it is; null while it is not known. */
    person: z.nullable(z.number()),
    at: z.number(),
    value: schema,
  });
  return {
    keep: (value, at = Date.now()) => {
      try {
        const text = JSON.stringify({ version: 3, person: readPerson(), at, value });
        presentStorage()?.setItem(key, text);
      } catch {
        // The copy before stays.
      }
    },
    read: () => {
      try {
        const stored = z.safeParse(Stored, JSON.parse(presentStorage()?.getItem(key) ?? 'null')).data;
        // That of a session whose person was not known yet is of this session: the end of each removes it.
        return stored !== undefined && [readPerson(), null].includes(stored.person)
          ? { at: stored.at, value: stored.value }
          : null;
      } catch {
        return null;
      }
    },
  };
}
