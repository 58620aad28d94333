import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStage, workshopStages, type OrderStage } from '#src/config/order-stages.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { daysIn, periodNamed } from '#src/lists/period/period.ts';
import { readOrder, sortedBy, type SortColumns, type SortOrder } from '#src/lists/sort-order.ts';
import { paidOf } from './paid.ts';
import { stageNames, type StageWords } from './stage-names.ts';

/** An order as a row of a list. */
export interface OrderRow {
  /** Its index in the loaded list. */
  readonly id: number;
  readonly order: SavedOrder;
  /** The normalized text that is searched. */
  readonly searchText: string;
  /** Its title or client; null without either. */
  readonly name: string | null;
  readonly madeAt: number | null;
  readonly promisedAt: number | null;
}

/** The title of an order, else its client's name. */
export const orderName = ({ title, client }: SavedOrder): string | null => title ?? client?.name ?? null;

/** The name of the person who made an order, else the number of the account. */
export const makerName = ({ made_by: maker }: Pick<SavedOrder, 'made_by'>): string | null =>
  maker === null ? null : (maker.name ?? `Cuenta ${String(maker.id)}`);

/** The rows of a list of orders; their stages are found by these words. */
export const rowsOf = (orders: readonly SavedOrder[], words: StageWords): readonly OrderRow[] =>
  orders.map((order, id) => ({
    id,
    order,
    name: orderName(order),
    searchText: normalizeText(
      [order.folio, order.title, order.client?.name, makerName(order), words.nameOf(order.stage)].join(' '),
    ),
    madeAt: instantOf(order.created_at),
    promisedAt: instantOf(order.promised_on),
  }));

/** The sort value of each column, by its name in the address. */
const values: SortColumns<OrderRow> = {
  folio: ({ order }) => order.folio,
  asunto: ({ name }) => name,
  de: ({ order }) => makerName(order),
  etapa: ({ order }) => workshopStages.indexOf(workshopStage(order.stage)),
  total: ({ order }) => order.totals.total_centavos,
  hecha: ({ madeAt }) => madeAt,
  prometida: ({ promisedAt }) => promisedAt,
};

/** Sorts the newest first. */
export const NEWEST = '-hecha';

/** The filters and the sort order in the address. */
export interface OrderFilters {
  readonly busca: string;
  readonly etapa: string;
  /** As a state of its payments. */
  readonly pago: string;
  /** When it was made, as a period of `src/lists/period/period.ts`. */
  readonly cuando: string;
  readonly de: string;
  /** `total` is ascending, `-total` descending. */
  readonly por: string;
}

/** The sort order that an address names; the newest first when it names no column. */
export const sortOf = (por: string): SortOrder => readOrder(por, values, NEWEST);

export const isStage = (word: string): word is OrderStage => Object.hasOwn(stageNames, word);

/** The group of stages that an address names, by the group or by one of its stages; '' when it names none. */
export const groupNamed = (word: string, { groups, groupOf }: StageWords): string =>
  groups.some(({ value }) => value === word) ? word : isStage(word) ? groupOf(word) : '';

export const payStates = ['debe', 'pagada', 'devolver'] as const;
export type PayState = (typeof payStates)[number];

/** Where an order's payments stand; null for a cancelled one of which nothing was received. */
export function payState(order: SavedOrder): PayState | null {
  const { left, refund } = paidOf(order);
  if (workshopStage(order.stage) === 'cancelado') return refund > 0 ? 'devolver' : null;
  return left > 0 ? 'debe' : 'pagada';
}

/** Whether something of an order is left to pay; of a cancelled one nothing is. */
export const owes = (order: SavedOrder): boolean => payState(order) === 'debe';

/** The state of payments that an address names; '' when it names none. */
export const payStateNamed = (word: string): PayState | '' => payStates.find((one) => one === word) ?? '';

/** The filtered rows, sorted. A stage that does not exist filters nothing. */
export function listed(
  rows: readonly OrderRow[],
  { busca, etapa, pago, cuando, de, por }: OrderFilters,
  words: StageWords,
  { calendar, now }: { readonly calendar: Calendar; readonly now: number },
): readonly OrderRow[] {
  const group = groupNamed(etapa, words);
  const search = normalizeText(busca);
  const paid = payStateNamed(pago);
  const isInPeriod = daysIn(cuando, calendar.fileDay(now));
  const filtered = rows.filter(
    ({ order, searchText }) =>
      (group === '' || words.groupOf(order.stage) === group) &&
      (paid === '' || payState(order) === paid) &&
      (periodNamed(cuando) === '' || isInPeriod(calendar.fileDayOf(order.created_at))) &&
      (de === '' || String(order.made_by?.id) === de) &&
      (search === '' || includesWords(searchText, search)),
  );
  return sortedBy(filtered, sortOf(por), values);
}

/** The people who made the orders, as options sorted by name. */
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
