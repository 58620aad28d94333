import * as z from 'zod/mini';
import { QuotePayload, type SavedQuote } from '../contract/assumed/quotes.ts';
import { ApiError, type ApiErrorKind } from '../errors.ts';
import { readWith, type Reading } from './entry.ts';
import { OUTBOX } from './names.ts';
import { storedItems } from './stored-items.ts';

const kinds = ['invalid', 'refused', 'unavailable'] as const satisfies readonly ApiErrorKind[];

/** Why the server did not take a quote. */
const Refusal = z.object({ kind: z.enum(kinds), status: z.nullable(z.number()), body: z.unknown() });

/** What the list of unsent quotes and the server need of a quote; the server judges the rest. */
const Needed = z.looseObject({
  id: z.string(),
  revision: z.nullable(z.number()),
  title: z.string(),
  client: z.looseObject({ name: z.string() }),
  windows: z.array(z.looseObject({ key: z.string() })),
  total_centavos: z.number(),
});

/**
 * What is sent, exactly as it was first: a server recognizes a repeat by its content, and decoding would change the
 * order of its properties. It may be of an earlier build, whose quotes lacked what the API asks for today.
 */
const Values = z.custom<z.output<typeof QuotePayload>>((value) => z.safeParse(Needed, value).success);

/** A quote that was saved and that the server has not received yet. */
const Unsent = z.object({
  key: z.string(),
  /** When it was saved, in ms since 1970. */
  at: z.number(),
  /** "C-1042"; null for a quote that the server does not have. */
  folio: z._default(z.nullable(z.string()), null),
  values: Values,
  /** The server's refusal: it is sent again only after the person has changed it. Null while it waits. */
  refusal: z._default(z.nullable(Refusal), null),
});
export type Unsent = z.output<typeof Unsent>;

/** A quote that was sent from the outbox. */
const Sent = z.object({
  id: z.string(),
  folio: z.string(),
  revision: z.number(),
  title: z.string(),
  /** The total that the person saw, and the one that the server saved, in centavos. */
  seenCentavos: z.number(),
  totalCentavos: z.number(),
  /** Whether the person has read that it was sent. It stays, because a draft may still learn its revision from it. */
  isRead: z.boolean(),
});
export type Sent = z.output<typeof Sent>;

/** What one person saved without a connection. */
export interface Outbox {
  /** In the order in which they are sent. */
  readonly unsent: readonly Unsent[];
  /** The newest last. */
  readonly sent: readonly Sent[];
  /** What this build cannot read, as it was stored. */
  readonly unread: readonly unknown[];
}

export const EMPTY_OUTBOX: Outbox = { unsent: [], sent: [], unread: [] };

/** As it is stored. */
const Item = z.union([
  z.object({ state: z.literal('unsent'), quote: Unsent }),
  z.object({ state: z.literal('sent'), quote: Sent }),
]);
type Item = z.output<typeof Item>;

const Several = z._default(z.array(z.unknown()), []);
const Version1 = z.object({ unsent: Several, sent: Several });

const stored = storedItems<Item>({
  name: OUTBOX,
  version: 2,
  read: readWith(Item),
  migrations: {
    /** Version 1 had two lists. */
    1: (fields) => {
      const { data } = z.safeParse(Version1, fields);
      return (
        data && {
          items: [
            ...data.unsent.map((quote) => ({ state: 'unsent', quote })),
            ...data.sent.map((quote) => ({ state: 'sent', quote })),
          ],
        }
      );
    },
  },
  // A version of a quote that was saved earlier is sent earlier.
  withRecovered: (items, recovered) => [...recovered, ...items],
});

const outboxOf = ({ items, unread }: Reading<Item>): Outbox => ({
  unsent: items.flatMap(({ state, quote }) => (state === 'unsent' ? [quote] : [])),
  sent: items.flatMap(({ state, quote }) => (state === 'sent' ? [quote] : [])),
  unread,
});

const readingOf = ({ unsent, sent, unread }: Outbox): Reading<Item> => ({
  items: [
    ...unsent.map((quote) => ({ state: 'unsent', quote }) as const),
    ...sent.map((quote) => ({ state: 'sent', quote }) as const),
  ],
  unread,
});

/** What has been sent is kept for this many quotes. */
const MOST_SENT = 20;

const idOf = ({ values }: Unsent) => values.id;

/**
 * With another quote at its end. The same content is kept once, and a refused version of the quote is replaced.
 */
export function withUnsent(outbox: Outbox, entry: Unsent): Outbox {
  const last = outbox.unsent.findLast((one) => idOf(one) === idOf(entry));
  if (last?.refusal === null && JSON.stringify(last.values) === JSON.stringify(entry.values)) return outbox;
  const others = outbox.unsent.filter((one) => one.refusal === null || idOf(one) !== idOf(entry));
  return { ...outbox, unsent: [...others, entry] };
}

/** What the server saved of a quote. */
export const sentOf = ({ values }: Unsent, { id, folio, revision, totals }: SavedQuote): Sent => ({
  id,
  folio,
  revision,
  title: values.title,
  seenCentavos: values.total_centavos,
  totalCentavos: totals.total_centavos,
  isRead: false,
});

/** After the server has saved a quote: later versions of it are changes of what was saved. */
export function withSent(outbox: Outbox, key: string, reply: SavedQuote): Outbox {
  const entry = outbox.unsent.find((one) => one.key === key);
  if (entry === undefined) return outbox;
  const { id, folio, revision } = reply;
  return {
    ...outbox,
    unsent: outbox.unsent
      .filter((one) => one !== entry)
      .map((one) => (idOf(one) === id ? { ...one, folio, values: { ...one.values, revision } } : one)),
    sent: [...outbox.sent.filter((one) => one.id !== id), sentOf(entry, reply)].slice(-MOST_SENT),
  };
}

/** After the server has refused a quote. A later version of it counts instead. */
export function withRefused(outbox: Outbox, key: string, { kind, status, body }: ApiError): Outbox {
  const at = outbox.unsent.findIndex((one) => one.key === key);
  const entry = outbox.unsent[at];
  if (entry === undefined) return outbox;
  const isReplaced = outbox.unsent.slice(at + 1).some((one) => idOf(one) === idOf(entry));
  const refused = {
    ...entry,
    refusal: {
      kind: kinds.find((one) => one === kind) ?? 'refused',
      status: status ?? null,
      body: body ?? null,
    },
  };
  return { ...outbox, unsent: outbox.unsent.toSpliced(at, 1, ...(isReplaced ? [] : [refused])) };
}

/** With all versions of a quote behind the others, in their order. */
export function withLast(outbox: Outbox, id: string): Outbox {
  const own = outbox.unsent.filter((one) => idOf(one) === id);
  return { ...outbox, unsent: [...outbox.unsent.filter((one) => idOf(one) !== id), ...own] };
}

/** The server's refusal of a quote; null while it waits. */
export const refusalOf = ({ refusal }: Unsent): ApiError | null =>
  refusal === null
    ? null
    : new ApiError({ ...refusal, call: 'saveQuote', status: refusal.status ?? undefined });

/** Whether the quoter can show a quote: one of an earlier build may lack what it needs today. */
export const canOpen = ({ values }: Unsent): boolean => z.safeParse(QuotePayload, values).success;

/** Without one quote. */
export const without = (outbox: Outbox, key: string): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.filter((one) => one.key !== key),
});

/** Without the refused version of a quote, which was saved in another way. */
export const withoutRefused = (outbox: Outbox, id: string): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.filter((one) => one.refusal === null || idOf(one) !== id),
});

/** After the person has read what was sent. */
export const withRead = (outbox: Outbox): Outbox => ({
  ...outbox,
  sent: outbox.sent.map((one) => ({ ...one, isRead: true })),
});

/** The quote to send next. */
export const nextOf = ({ unsent }: Outbox): Unsent | undefined =>
  unsent.find(({ refusal }) => refusal === null);

/** Without what this build cannot read. */
export const withoutUnread = (outbox: Outbox): Outbox => ({ ...outbox, unread: [] });

/** A person's outbox; empty where the storage is blocked. */
export const readOutbox = (person: number): Outbox => outboxOf(stored.read(person));

/** Asks the browser not to remove what is stored when it needs room; it may refuse. */
function askToKeep(): void {
  const { storage }: Partial<Navigator> = navigator;
  void storage?.persist().catch(() => undefined);
}

/**
 * Changes a person's outbox, as all tabs see it.
 * @returns whether the storage took the change
 */
export function changeOutbox(person: number, change: (outbox: Outbox) => Outbox): boolean {
  let grows = false;
  const changing = (adjust: (outbox: Outbox) => Outbox) =>
    stored.change(person, (reading) => {
      const before = outboxOf(reading);
      const after = adjust(before);
      grows = after.unsent.length > before.unsent.length;
      return after === before ? reading : readingOf(after);
    });
  // What was sent must leave the outbox even where the storage has no room for the news of it.
  const isWritten = changing(change) || changing((outbox) => ({ ...change(outbox), sent: [] }));
  if (isWritten && grows) askToKeep();
  return isWritten;
}

/**
 * Calls the listener with a person's outbox, at once and after each change, also of other tabs.
 * @returns the function that ends the subscription
 */
export function watchOutbox(person: number, listener: (outbox: Outbox) => void): () => void {
  const tell = () => {
    listener(readOutbox(person));
  };
  const stop = stored.watch(person, tell);
  tell();
  return stop;
}
