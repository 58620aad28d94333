import * as z from 'zod/mini';
import { SavedOrder } from '../../contract/assumed/orders.ts';
import { SavedQuote } from '../../contract/assumed/quotes.ts';
import { ORDERS_KEY, QUOTES_KEY, readPerson } from '../session-store.ts';
import { valueStore, type Copies } from './kept-value.ts';

/** So many rows of a list are kept, as far as they fit into so many characters. */
export const MOST_KEPT = 50;
const MOST_CHARACTERS = 700_000;

/** Rows as they are stored; each is read by itself, so that one which this build cannot read leaves the others. */
const Rows = z.array(
  z.object({
    row: z.unknown(),
    /** When the server sent it, in ms since 1970. */
    at: z.number(),
    /** When the person opened it; 0 for never. */
    opened: z.number(),
  }),
);

interface Row {
  readonly id: string;
  readonly made_by: { readonly id: number } | null;
}

interface KeptRow<R> {
  readonly row: R;
  readonly at: number;
  readonly opened: number;
}

/** Keeps the person's own rows that they opened or changed last. */
function rowStore<R extends Row>(
  key: string,
  schema: z.ZodMiniType<R>,
  changedAt: (row: R) => string | null,
): { readonly list: Copies<R[], object>; readonly row: Copies<R, Pick<Row, 'id'>> } {
  const store = valueStore(key, Rows);
  const rowsIn = (stored: z.output<typeof Rows>) =>
    stored.flatMap(({ row, ...times }): readonly KeptRow<R>[] => {
      const known = z.safeParse(schema, row).data;
      return known === undefined ? [] : [{ row: known, ...times }];
    });
  const newest = ({ row, opened }: KeptRow<R>) => Math.max(opened, Date.parse(changedAt(row) ?? '') || 0);
  const write = (rows: readonly KeptRow<R>[], at: number) => {
    const fitting: KeptRow<R>[] = [];
    let room = MOST_CHARACTERS;
    for (const one of rows.toSorted((a, b) => newest(b) - newest(a)).slice(0, MOST_KEPT)) {
      const { length } = JSON.stringify(one);
      // What is too large alone leaves room for the others.
      if (length > room) continue;
      room -= length;
      fitting.push(one);
    }
    store.keep(fitting, at);
  };
  return {
    list: {
      keep: (rows) => {
        const at = Date.now();
        const opened = new Map(rowsIn(store.read()?.value ?? []).map((one) => [one.row.id, one.opened]));
        write(
          rows.map((row) => ({ row, at, opened: opened.get(row.id) ?? 0 })),
          at,
        );
      },
      read: () => {
        const kept = store.read();
        return kept && { at: kept.at, value: rowsIn(kept.value).map(({ row }) => row) };
      },
    },
    row: {
      keep: (row) => {
        // An administrator opens those of others too.
        if (row.made_by?.id !== readPerson()) return;
        const now = Date.now();
        const kept = store.read();
        const others = rowsIn(kept?.value ?? []).filter((one) => one.row.id !== row.id);
        write([{ row, at: now, opened: now }, ...others], kept?.at ?? now);
      },
      read: ({ id }) => {
        const kept = rowsIn(store.read()?.value ?? []).find(({ row }) => row.id === id);
        return kept === undefined ? null : { at: kept.at, value: kept.row };
      },
    },
  };
}

/** The person's own quotes. */
export const keptQuotes = rowStore(
  QUOTES_KEY,
  SavedQuote,
  ({ updated_at, created_at }) => updated_at ?? created_at,
);

/** The person's own orders. */
export const keptOrders = rowStore(
  ORDERS_KEY,
  SavedOrder,
  ({ steps, payments, created_at }) =>
    [created_at, steps.at(-1)?.at, ...payments.map(({ at }) => at)]
      .filter((at) => typeof at === 'string')
      .toSorted()
      .at(-1) ?? null,
);
