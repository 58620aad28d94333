import * as z from 'zod/mini';

/** What was read: items, and whatever this build cannot read, as it was stored. */
export interface Reading<Item> {
  readonly items: readonly Item[];
  readonly unread: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

/** A kind of items that the browser stores, and how every version of them is read. */
export interface Kind<Item> {
  /** Key in the storage; a person's entry has their id behind it. */
  readonly name: string;
  /** Version of the items that this build writes. */
  readonly version: number;
  /** Reads one item of this version. One that is partly readable gives an item and what is left of it. */
  readonly read: (stored: unknown) => Reading<Item>;
  /** Turns the fields of an entry of a version into those of the next; undefined when they are not of that version. */
  readonly migrations: Readonly<Record<number, (fields: Fields) => Fields | undefined>>;
  /** Puts items that an earlier build could not read beside the others. @default behind them */
  readonly withRecovered?: (items: readonly Item[], recovered: readonly Item[]) => readonly Item[];
}

export const NOTHING = { items: [], unread: [] } as const;

/** Entries that belong together and that nobody has read yet: a visitor's before those of the person who logged in. */
const Bundle = z.object({ entries: z.array(z.string()) });
const Versioned = z.looseObject({ version: z.number() });
const Entry = z.looseObject({
  items: z.array(z.unknown()),
  unread: z._default(z.array(z.unknown()), []),
});

/** Reads an item with a schema. */
export const readWith =
  <Item>(schema: z.ZodMiniType<Item>) =>
  (stored: unknown): Reading<Item> => {
    const read = z.safeParse(schema, stored);
    return read.success ? { items: [read.data], unread: [] } : { items: [], unread: [stored] };
  };

/** Without items that are there already: a crash may have left one in two entries. */
function distinct<Item>(items: readonly Item[]): readonly Item[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const text = JSON.stringify(item);
    return !known.has(text) && known.add(text);
  });
}

const join = <Item>(readings: readonly Reading<Item>[]): Reading<Item> => ({
  items: readings.flatMap(({ items }) => items),
  unread: readings.flatMap(({ unread }) => unread),
});

/** Fields of an entry in this build's version; null when it is newer, or no migration leads there. */
function migrated(
  { version, migrations }: Pick<Kind<unknown>, 'version' | 'migrations'>,
  entry: z.output<typeof Versioned>,
): Fields | null {
  if (entry.version > version) return null;
  let fields: Fields = entry;
  for (let at = entry.version; at < version; at += 1) {
    const after = migrations[at]?.(fields);
    if (after === undefined) return null;
    fields = after;
  }
  return fields;
}

function readStored<Item>(kind: Kind<Item>, stored: unknown): Reading<Item> {
  const bundle = z.safeParse(Bundle, stored);
  if (bundle.success) {
    const { items, unread } = join(bundle.data.entries.map((text) => readEntry(kind, text)));
    return { items: distinct(items), unread };
  }
  const versioned = z.safeParse(Versioned, stored);
  const entry = versioned.success ? z.safeParse(Entry, migrated(kind, versioned.data)) : null;
  if (!entry?.success) return { items: [], unread: [stored] };
  const { items, unread } = join(entry.data.items.map(kind.read));
  // An item is set aside with its version, so that a later build can tell how to read it.
  const aside = unread.map((item) => ({ version: kind.version, items: [item] }));
  const again = join(entry.data.unread.map((part) => readStored(kind, part)));
  const { withRecovered = (known, recovered) => [...known, ...recovered] } = kind;
  return {
    items: distinct(again.items.length === 0 ? items : withRecovered(items, again.items)),
    unread: [...again.unread, ...aside],
  };
}

/**
 * Reads the text of an entry, of this or an earlier version, item by item. What cannot be read comes back as `unread`:
 * items of a newer build, cut text, an item without a field that it needs.
 * @param text null for an entry that is not there
 */
export function readEntry<Item>(kind: Kind<Item>, text: string | null): Reading<Item> {
  if (text === null) return NOTHING;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    stored = text;
  }
  return readStored(kind, stored);
}

/**
 * The text of an entry, which holds what could not be read as well: writing never loses it.
 * @param at when it is written, in ms since 1970
 * @returns null when there is nothing to store
 */
export function entryText<Item>(
  { version }: Kind<Item>,
  { items, unread }: Reading<Item>,
  at: number,
): string | null {
  if (items.length + unread.length === 0) return null;
  return JSON.stringify({ version, at, items, ...(unread.length === 0 ? {} : { unread }) });
}
