import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { CatalogItem } from '#src/api/contract/catalog.ts';
import type { User } from '#src/api/contract/user.ts';
import { href, routes, type RouteId } from '#src/config/routes.ts';
import { makerName, orderName } from '#src/features/order-facts/order-row.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import { orderHref, quoteHref } from '#src/features/quotes/quoter-links.ts';
import { memoByRow } from '#src/format/memo-by-row.ts';
import { phoneWords } from '#src/format/search.ts';
import type { PaletteEntry, PaletteGroup } from '../entries.ts';

type Quote = Pick<SavedQuote, 'id' | 'folio' | 'title' | 'client' | 'made_by'>;
type Person = Pick<User, 'id' | 'name' | 'email'>;
type Item = Pick<CatalogItem, 'id' | 'name' | 'code' | 'family'>;

/** Lists as they load; null before. */
interface LoadedRecords {
  readonly quotes: readonly Quote[] | null;
  readonly networkQuotes: readonly Quote[] | null;
  readonly orders: readonly SavedOrder[] | null;
  readonly networkOrders: readonly SavedOrder[] | null;
  readonly users: readonly Person[] | null;
  readonly catalogs: readonly Item[] | null;
}

type Part = string | null | undefined;

const joined = (parts: readonly Part[], separator: string): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);

/** What is done with a record where it is opened: a search finds it by these words too. */
const WITH_QUOTE = 'renovar enviar compartir pedir ordenar cambiar llamar escribir whatsapp';
const WITH_ORDER = 'pagar avisar cobrar recibo llamar escribir whatsapp';

interface Found {
  readonly id: string | number;
  readonly label: readonly Part[];
  readonly detail: readonly Part[];
  /** Found by, but not shown. */
  readonly words?: readonly Part[];
  readonly goTo: string;
}

const entryOf = (needs: RouteId, { id, label, detail, words = [], goTo }: Found): PaletteEntry => ({
  id: `${needs}-${String(id)}`,
  label: joined(label, ' · '),
  detail: joined(detail, ' · ') || undefined,
  keywords: joined([...detail, ...words], ' '),
  needs,
  does: { goTo },
});

// Entries are kept with their records: whenever one list has loaded, the groups of all are made again.

const quoteEntryIn = (isOwn: boolean) =>
  memoByRow(({ id, folio, title, client, made_by: maker }: Quote) =>
    entryOf(isOwn ? 'quotes' : 'quotesAdmin', {
      id,
      label: [folio, title ?? client?.name],
      detail: [title === null ? null : client?.name, isOwn ? null : maker?.name],
      words: [phoneWords(client?.phone), isOwn ? WITH_QUOTE : null],
      goTo: quoteHref(id, isOwn),
    }),
  );
const ownQuoteEntry = quoteEntryIn(true);
const networkQuoteEntry = quoteEntryIn(false);

const orderEntryIn = (isOwn: boolean) =>
  memoByRow((order: SavedOrder) =>
    entryOf(isOwn ? 'orders' : 'ordersAdmin', {
      id: order.id,
      label: [order.folio, orderName(order)],
      detail: [
        order.title === null ? null : order.client?.name,
        isOwn ? null : makerName(order),
        wordsFor(!isOwn).nameOf(order.stage),
      ],
      words: [phoneWords(order.client?.phone), isOwn ? WITH_ORDER : null],
      goTo: orderHref(order.id, isOwn),
    }),
  );
const ownOrderEntry = orderEntryIn(true);
const networkOrderEntry = orderEntryIn(false);

const userEntry = memoByRow(({ id, name, email }: Person) =>
  entryOf('users', {
    id,
    label: [name ?? email ?? `Usuario ${String(id)}`],
    detail: [name === null ? null : email],
    goTo: `${href('users')}?usuario=${String(id)}`,
  }),
);

const itemEntry = memoByRow(({ id, name, code, family }: Item) =>
  entryOf('catalogLists', {
    id,
    label: [name],
    detail: [code, family],
    goTo: `${href('catalogLists')}?buscar=${encodeURIComponent(code ?? name)}`,
  }),
);

/** The records of a network that are not the person's own. */
function ofOthers<Row extends { readonly id: string }>(
  network: readonly Row[] | null,
  own: readonly Row[] | null,
): readonly Row[] {
  const known = new Set(own?.map(({ id }) => id));
  return network?.filter(({ id }) => !known.has(id)) ?? [];
}

/** The loaded records in the groups of the palette. Records that are the person's own lead to their own lists. */
export const recordGroups = (records: LoadedRecords): readonly PaletteGroup[] => [
  {
    title: routes.quotes.title,
    entries: (records.quotes ?? []).map(ownQuoteEntry),
  },
  {
    title: routes.quotesAdmin.title,
    entries: ofOthers(records.networkQuotes, records.quotes).map(networkQuoteEntry),
  },
  {
    title: routes.orders.title,
    entries: (records.orders ?? []).map(ownOrderEntry),
  },
  {
    title: routes.ordersAdmin.title,
    entries: ofOthers(records.networkOrders, records.orders).map(networkOrderEntry),
  },
  { title: routes.users.title, entries: (records.users ?? []).map(userEntry) },
  { title: 'Telas y productos', entries: (records.catalogs ?? []).map(itemEntry) },
];
