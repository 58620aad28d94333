import * as z from 'zod/mini';

/** What tells one row of a table from the others. */
type Key = string | number;

/** How the rows of a table differ from those that it began with, as JSON can hold it. */
export interface Changes {
  /** Rows that are new or no longer what they were. */
  readonly changed: readonly unknown[];
  readonly removed: readonly Key[];
}

/** A collection that knows what it began with. */
export interface Table<Row> {
  /** Null where nothing differs. */
  readonly changes: () => Changes | null;
  /** Answers what makes the table hold these rows with stored changes on top; null where the changes do not fit. */
  readonly prepare: (rows: readonly Row[], changes: unknown) => (() => Promise<void>) | null;
}

const NONE: Changes = { changed: [], removed: [] };

/** What is needed of a collection of `@msw/data`, which marks the rows that it holds as its own. */
interface RowCollection<Row, Own extends Row> {
  readonly all: () => readonly Own[];
  readonly delete: (row: Own) => unknown;
  readonly create: (row: Row) => Promise<Row>;
}

/** A collection as a table; `keyOf` reads a row's key. */
export function table<Row extends object, Own extends Row>(
  collection: RowCollection<Row, Own>,
  schema: z.ZodMiniType<Row>,
  keyOf: (row: Row) => Key,
): Table<Row> {
  const Stored = z.object({
    changed: z.array(schema),
    removed: z.array(z.union([z.string(), z.number()])),
  });
  /** The text of every row that the table began with; '' where it was changed from the start. */
  const began = new Map<Key, string>();

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
        // From the front, where each is found at once: clear() looks through all that are left.
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
      };
    },
  };
}
