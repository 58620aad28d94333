import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Client as Contact } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { addressText } from '#src/features/delivery/address-text.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { instantOf } from '#src/format/dates.ts';
import { marksOf } from '#src/reading/clients/client-marks.ts';
import { together } from '#src/reading/clients/together.ts';
import { plainPhone, readPhone } from '#src/reading/phone.ts';

/** A person or firm that a dealer quotes for, as their quotes and orders and what they keep of it tell. */
export interface Client {
  /** Its place in the list. */
  readonly id: number;
  /**
   * The id of its oldest quote or order, or else of its record: it says nothing of the client, and stays while newer ones come.
   */
  readonly key: string;
  /** As its record says, else as it was written last; null where nobody said it. */
  readonly name: string | null;
  /** In plain form, the newest first. */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly addresses: readonly string[];
  /** The newest first. */
  readonly quotes: readonly SavedQuote[];
  readonly orders: readonly SavedOrder[];
  /** What the dealer keeps of it: one, or one for each of its names. */
  readonly records: readonly ClientRecord[];
}

type Source =
  | { readonly kind: 'quote'; readonly of: SavedQuote; readonly client: Contact }
  | { readonly kind: 'order'; readonly of: SavedOrder; readonly client: Contact }
  | { readonly kind: 'record'; readonly of: ClientRecord; readonly client: Contact };

/** A record has no day: it belongs to the newest that it is found with. */
const madeAt = ({ kind, of }: Source) => (kind === 'record' ? 0 : (instantOf(of.created_at) ?? 0));

/** The same, and the id that a record shares with a quote or an order of its client, whatever was corrected since. */
function joinsOf({ kind, of, client }: Source): readonly string[] {
  const marks = marksOf(client);
  return marks.length === 0 && kind !== 'record' ? [] : [...marks, `id ${of.id}`];
}

const recordAddress = ({ street, neighborhood, city, postal_code }: ClientRecord) =>
  addressText({
    postal_code,
    delivery: { street, neighborhood, city, references: null, receiver: null, phone: null },
  });

const distinct = (texts: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(
    texts.flatMap((text) => (text === null || text === undefined || text.trim() === '' ? [] : [text.trim()])),
  ),
];

function plain(phone: string | null): string | null {
  const read = readPhone(phone ?? '');
  return 'phone' in read ? plainPhone(read.phone) : phone;
}

function clientOf(sources: readonly Source[], id: number): Client {
  const records = sources.filter((source) => source.kind === 'record');
  const newest = sources
    .filter((source) => source.kind !== 'record')
    .toSorted((one, other) => madeAt(other) - madeAt(one));
  const contacts = [...records, ...newest].map(({ client }) => client);
  return {
    id,
    key: newest.at(-1)?.of.id ?? records[0]?.of.id ?? '',
    name: distinct(contacts.map(({ name }) => name))[0] ?? null,
    phones: distinct(contacts.map(({ phone }) => plain(phone))),
    emails: distinct(contacts.map(({ email }) => email?.toLowerCase())),
    addresses: distinct([
      ...records.map(({ of }) => recordAddress(of)),
      ...newest.map(({ of }) => addressText(of)),
    ]),
    quotes: newest.flatMap((source) => (source.kind === 'quote' ? [source.of] : [])),
    orders: newest.flatMap((source) => (source.kind === 'order' ? [source.of] : [])),
    records: records.map(({ of }) => of),
  };
}

/**
 * The clients of a dealer, as their quotes, orders and records tell of them: two spellings of a telephone or e-mail are one
 * client. The one with the newest quote or order comes first, those without any last.
 */
export function clientsOf(
  quotes: readonly SavedQuote[],
  orders: readonly SavedOrder[],
  records: readonly ClientRecord[] = [],
): readonly Client[] {
  const sources: readonly Source[] = [
    ...records.map((of) => ({ kind: 'record' as const, of, client: of })),
    ...quotes.flatMap((of) =>
      of.client === null ? [] : [{ kind: 'quote' as const, of, client: of.client }],
    ),
    ...orders.flatMap((of) =>
      of.client === null ? [] : [{ kind: 'order' as const, of, client: of.client }],
    ),
  ].toSorted((one, other) => madeAt(other) - madeAt(one));
  const newestOf = (some: readonly Source[]) => Math.max(...some.map(madeAt));
  return together(sources, joinsOf)
    .toSorted((one, other) => newestOf(other) - newestOf(one))
    .map(clientOf);
}

/** What a client's orders come to with IVA, in centavos; cancelled ones count nowhere. */
export interface ClientMoney {
  /** What the client pays, of orders that have a price for them; null when none has. */
  readonly sold: number | null;
  /** What is still owed to the shop for those orders. */
  readonly owed: number;
}

/** Adds up a client's orders. */
export function moneyOf({ orders }: Client): ClientMoney {
  const counted = orders.filter(({ stage }) => workshopStage(stage) !== 'cancelado');
  const prices = counted.flatMap(({ client_totals }) =>
    client_totals === null ? [] : [client_totals.total_centavos],
  );
  return {
    sold: prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0),
    owed: counted.reduce((sum, order) => sum + paidOf(order).left, 0),
  };
}

/** When a client's newest quote or order was made, as an ISO 8601 date and time; null when nobody knows. */
export const lastAt = ({ quotes: [quote], orders: [order] }: Client): string | null =>
  [quote?.created_at ?? null, order?.created_at ?? null].toSorted(
    (one, other) => (instantOf(other) ?? 0) - (instantOf(one) ?? 0),
  )[0] ?? null;
