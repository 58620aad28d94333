import type { OrderStage, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { instantOf } from '../inventory/when.ts';
import { fold, holdsWords } from '../list/fold.ts';
import { sortRows } from '../list/sort-rows.ts';
import { stageNames } from './stage-names.ts';

/** An order as a row of a list. */
export interface OrderRow {
  /** Its place in the list that came. */
  readonly id: number;
  readonly order: SavedOrder;
  /** What a search looks through. */
  readonly folded: string;
  /** For whom or what it is; null where nobody said. */
  readonly about: string | null;
  readonly madeAt: number | null;
  readonly promisedAt: number | null;
}

/** For whom an order is: its title, else the client's name. */
export const aboutOrder = ({ title, client }: SavedOrder): string | null => title ?? client?.name ?? null;

/** Whoever made an order, by name, else by number. */
export const makerName = ({ made_by: maker }: Pick<SavedOrder, 'made_by'>): string | null =>
  maker === null ? null : (maker.name ?? `Cuenta ${String(maker.id)}`);

/** Orders as rows, worked out once for each list that comes. */
export const rowsOf = (orders: readonly SavedOrder[]): readonly OrderRow[] =>
  orders.map((order, id) => ({
    id,
    order,
    about: aboutOrder(order),
    folded: fold(
      [order.folio, order.title, order.client?.name, makerName(order), stageNames[order.stage]].join(' '),
    ),
    madeAt: instantOf(order.created_at),
    promisedAt: instantOf(order.promised_on),
  }));

/** What a list of orders can be ordered by, by the word that the address has for it. */
const values: Readonly<Record<string, (row: OrderRow) => string | number | null>> = {
  folio: ({ order }) => order.folio,
  asunto: ({ about }) => about,
  de: ({ order }) => makerName(order),
  etapa: ({ order }) => Object.keys(stageNames).indexOf(order.stage),
  total: ({ order }) => order.totals.total_centavos,
  hecha: ({ madeAt }) => madeAt,
  prometida: ({ promisedAt }) => promisedAt,
};

/** The newest first. */
export const NEWEST = '-hecha';

/** What the address asks of a list of orders. */
export interface OrderFilters {
  readonly busca: string;
  readonly etapa: string;
  readonly de: string;
  /** `total` upwards, `-total` downwards. */
  readonly por: string;
}

/** The order of the rows that an address names; another word means the usual one. */
export function sortOf(por: string): { readonly by: string; readonly descending: boolean } {
  const by = por.replace(/^-/, '');
  return Object.hasOwn(values, by)
    ? { by, descending: por.startsWith('-') }
    : { by: 'hecha', descending: true };
}

export const isStage = (word: string): word is OrderStage => Object.hasOwn(stageNames, word);

/** Rows that the filters leave, in the order that they ask for. A stage that does not exist filters nothing. */
export function listed(
  rows: readonly OrderRow[],
  { busca, etapa, de, por }: OrderFilters,
): readonly OrderRow[] {
  const { by, descending } = sortOf(por);
  const search = fold(busca);
  const left = rows.filter(
    ({ order, folded }) =>
      (!isStage(etapa) || order.stage === etapa) &&
      (de === '' || String(order.made_by?.id) === de) &&
      (search === '' || holdsWords(folded, search)),
  );
  return sortRows(left, values[by] ?? (({ madeAt }) => madeAt), descending);
}

/** Whoever made any of them, once each and by name. */
export function makersIn(
  rows: readonly OrderRow[],
): readonly { readonly value: string; readonly label: string }[] {
  const makers = new Map<string, string>();
  for (const { order } of rows) {
    if (order.made_by !== null) makers.set(String(order.made_by.id), makerName(order) ?? '');
  }
  return [...makers]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es-MX'));
}
