import * as z from 'zod/mini';

/** Identifies a row within its table. */
type Key = string | number;

/** The differences between a table's rows and its initial rows, as JSON. */
export interface Changes {
  /** Rows that were added or changed. */
  readonly changed: readonly unknown[];
  readonly removed: readonly Key[];
}

/** A collection that tracks changes since it was filled. */
export interface Table<Row> {
  /** Null when nothing differs. */
  readonly changes: () => Changes | null;
  /**
   * Returns a function that makes the table hold these rows with stored changes on top; null when the changes do not fit.
   * A table that holds exactly these rows already is left as it is: creating a row takes long.
   */
  readonly prepare: (rows: readonly Row[], changes: unknown) => (() => Promise<void>) | null;
}

const NONE: Changes = { changed: [], removed: [] };

/** The required methods of a collection of `@msw/data`, which marks its rows as its own. */
interface RowCollection<Row, Own extends Row> {
  readonly all: () => readonly Own[];
  readonly delete: (row: Own) => unknown;
  readonly create: (row: Row) => Promise<Row>;
  readonly hooks: { readonly on: (event: 'create' | 'update' | 'delete', listener: () => void) => unknown };
}

/** Returns a collection as a table; `keyOf` returns a row's key. */
export function table<Row extends object, Own extends Row>(
  collection: RowCollection<Row, Own>,
  schema: z.ZodMiniType<Row>,
  keyOf: (row: Row) => Key,
): Table<Row> {
  const Stored = z.object({
    changed: z.array(schema),
    removed: z.array(z.union([z.string(), z.number()])),
  });
  /** The initial text of every row; '' when the row was changed by stored changes. */
  const began = new Map<Key, string>();
  /** The rows that the table holds; null when they have changed since. */
  let unchanged: readonly Row[] | null = null;
  for (const event of ['create', 'update', 'delete'] as const) {
    collection.hooks.on(event, () => {
      unchanged = null;
    });
  }

  return {
    changes: () => {
      const rows = collection.all();
      const present = new Set(rows.map(keyOf));
      const changed = rows.filter((row) => began.get(keyOf(row)) !== JSON.stringify(row));
      const removed = [...began.keys()].filter((key) => !present.has(key));
      return changed.length + removed.length === 0 ? null : { changed, removed };
    },
    prepare: (rows, stored) => {
      const changes = z.safeParse(Stored, stored ?? NONE);
      if (!changes.success) return null;
      const changed = new Map(changes.data.changed.map((row) => [keyOf(row), row]));
      const removed = new Set(changes.data.removed);
      return async () => {
        if (rows === unchanged && stored === undefined) return;
        // Deletes from the front, where each row is found immediately: clear() searches all remaining rows.
        for (const row of [...collection.all()]) collection.delete(row);
        began.clear();
        for (const row of rows) {
          const key = keyOf(row);
          const other = changed.get(key);
          changed.delete(key);
          began.set(key, '');
          if (removed.has(key)) continue;
          const created = await collection.create(other ?? row);
          if (other === undefined) began.set(key, JSON.stringify(created));
        }
        for (const row of changed.values()) await collection.create(row);
        if (stored === undefined) unchanged = rows;
      };
    },
  };
}
