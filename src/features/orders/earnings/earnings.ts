import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { allocate } from '#src/quoting/money/allocate.ts';

/** What earnings are added up by. */
export const groupings = ['mes', 'cliente', 'producto'] as const;
export type Grouping = (typeof groupings)[number];

/** A month, a client or a product. */
export interface Group {
  readonly key: string;
  readonly name: string;
}

/** Amounts in centavos. What is sold, its cost and the profit are without IVA; what is paid to the shop and owed, with it. */
export interface Earned extends Group {
  /** The orders that the amounts come from, the newest first. */
  readonly orders: readonly SavedOrder[];
  /** What clients pay, of the orders that have a price for the client; null when none has. */
  readonly sold: number | null;
  readonly cost: number;
  /** Sold less cost, of the orders that have a price for the client; null when none has. */
  readonly profit: number | null;
  /** How many orders have no price for the client. */
  readonly unpriced: number;
  readonly paid: number;
  readonly owed: number;
}

/** An order, or the share of it that a product has. */
interface Part extends Group {
  readonly order: SavedOrder;
  readonly sold: number | null;
  readonly cost: number;
  readonly paid: number;
  readonly owed: number;
}

/** How an order's groups are found: its own, or one of each window. */
export type GroupsOf =
  | { readonly of: 'order'; readonly groupOf: (order: SavedOrder) => Group }
  | { readonly of: 'window'; readonly groupOf: (window: SavedOrder['windows'][number]) => Group };

/** What the client pays for each window; null when the server does not tell it of every one. */
function clientPricesOf({ windows, client_windows: prices = [] }: SavedOrder): readonly number[] | null {
  const byKey = new Map(prices.map(({ key, total_centavos: total }) => [key, total]));
  const known = windows.flatMap(({ key }) => byKey.get(key) ?? []);
  return known.length === windows.length ? known : null;
}

/** Whether the part of each window in what its client pays is not known, but worked out from its cost. */
export const isSharedByCost = (order: SavedOrder): boolean =>
  order.client_totals !== null && clientPricesOf(order) === null;

function partsOf(order: SavedOrder, groups: GroupsOf): readonly Part[] {
  const { total, received } = paidOf(order);
  const sold = order.client_totals?.base_centavos ?? null;
  const amounts = { cost: order.totals.base_centavos, paid: received, owed: total - received };
  if (groups.of === 'order') return [{ ...groups.groupOf(order), order, sold, ...amounts }];
  // Freight and what is taken off go with the windows, by what each costs, or its client pays.
  const weights = order.windows.map((window) => window.total_centavos);
  const soldOf = sold === null ? null : allocate(sold, clientPricesOf(order) ?? weights);
  const [costOf, paidFor, owedFor] = [amounts.cost, amounts.paid, amounts.owed].map((amount) =>
    allocate(amount, weights),
  );
  return order.windows.map((window, at) => ({
    ...groups.groupOf(window),
    order,
    sold: soldOf?.[at] ?? null,
    cost: costOf?.[at] ?? 0,
    paid: paidFor?.[at] ?? 0,
    owed: owedFor?.[at] ?? 0,
  }));
}

function sumOf(group: Group, parts: readonly Part[]): Earned {
  const add = (amount: (part: Part) => number) => parts.reduce((sum, part) => sum + amount(part), 0);
  const orders = [...new Set(parts.map(({ order }) => order))];
  const unpriced = new Set(parts.filter(({ sold }) => sold === null).map(({ order }) => order)).size;
  const isKnown = unpriced < orders.length;
  return {
    ...group,
    orders,
    unpriced,
    sold: isKnown ? add(({ sold }) => sold ?? 0) : null,
    cost: add(({ cost }) => cost),
    profit: isKnown ? add(({ sold, cost }) => (sold === null ? 0 : sold - cost)) : null,
    paid: add(({ paid }) => paid),
    owed: add(({ owed }) => owed),
  };
}

const newestFirst = (orders: readonly SavedOrder[]) =>
  orders.toSorted((one, other) => (other.created_at ?? '').localeCompare(one.created_at ?? ''));

/** Adds up the orders that were not cancelled, in groups; and all of them. */
export function earningsOf(
  orders: readonly SavedOrder[],
  groups: GroupsOf,
): { readonly groups: readonly Earned[]; readonly all: Earned } {
  const parts = newestFirst(orders.filter(({ stage }) => workshopStage(stage) !== 'cancelado')).flatMap(
    (order) => partsOf(order, groups),
  );
  const byKey = Map.groupBy(parts, ({ key }) => key);
  return {
    groups: [...byKey].map(([key, ofGroup]) => sumOf({ key, name: ofGroup[0]?.name ?? key }, ofGroup)),
    all: sumOf({ key: '', name: 'Todo' }, parts),
  };
}
