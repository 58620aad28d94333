import { readResult } from '#src/cutting/index.ts';
import { cutListOf, type CutList } from '#src/materials/cut-list.ts';
import { articleId } from '../cutting/serialize.ts';
import { findOrder } from '../orders/find.ts';
import { namedProducts } from '../pricing/named-products.ts';
import type { CutPlanRow } from '../rows/cut-plan.ts';
import type { OrderRow } from '../rows/order.ts';
import { stock } from '../rows/stock.ts';

/** Pieces of cloth and of profiles that a plan cuts from what there was. */
function cutFromStock({ layout }: CutPlanRow): ReadonlySet<string> {
  const { cloths, bars } = readResult(layout) ?? { cloths: [], bars: [] };
  const there = [...cloths.flatMap(({ rolls }) => rolls), ...bars.flatMap((each) => each.bars)];
  return new Set(
    there.flatMap(({ kind, pieces }) => (kind === 'bought' ? [] : pieces.map(({ piece }) => piece))),
  );
}

/** How much of an article a plan reserved, in its unit. */
function reservedOf({ takes }: CutPlanRow, code: string): number {
  const ids = new Set([
    code,
    ...stock
      .all()
      .filter((row) => row.code === code)
      .map(articleId),
  ]);
  return takes.reduce((total, { material, quantity }) => total + (ids.has(material) ? quantity : 0), 0);
}

const UNIT_MM = 1_000;

/** What is measured or counted of an order, after what its plan reserved of it for orders before it and for itself. */
function countedLeft(plan: CutPlanRow, rows: readonly OrderRow[], own: OrderRow): CutList['counted'] {
  const countedIn = (some: readonly OrderRow[]) =>
    cutListOf(
      some.map(({ windows }) => ({ folio: '', windows })),
      namedProducts,
    ).counted;
  const before = countedIn(rows.slice(0, rows.indexOf(own)));
  return countedIn([own]).flatMap((part) => {
    const { code, unit, quantity } = part;
    const reserved = Math.round(reservedOf(plan, code) * (unit === 'mm' ? UNIT_MM : 1));
    const others = before.find((one) => one.code === code && one.unit === unit)?.quantity ?? 0;
    const left = quantity - Math.min(quantity, Math.max(0, reserved - others));
    return left > 0 ? [{ ...part, quantity: left }] : [];
  });
}

/** What of an order its plan has not reserved, because it was not there: what the plan would buy. */
export function leftOfPlan(plan: CutPlanRow, { id }: OrderRow): CutList | null {
  const rows = plan.orders.flatMap((order) => findOrder(order) ?? []);
  const own = rows.find((row) => row.id === id);
  if (own === undefined) return null;
  const isRecut = plan.recut.length > 0;
  const recutOf = (key: string) =>
    plan.recut.reduce((total, { window, pieces }) => (window === key ? total + pieces : total), 0);
  const list = cutListOf(
    rows.map(({ windows }) => ({ folio: '', windows })),
    namedProducts,
    isRecut ? ({ key }) => recutOf(key) : undefined,
  );
  const cut = cutFromStock(plan);
  const isLeft = (piece: { readonly id: string }) =>
    piece.id.startsWith(`${String(rows.indexOf(own))}.`) && !cut.has(piece.id);
  const leftIn = <G extends { readonly pieces: readonly { readonly id: string }[] }>(groups: readonly G[]) =>
    groups
      .map((group) => ({ ...group, pieces: group.pieces.filter(isLeft) }))
      .filter(({ pieces }) => pieces.length > 0);
  return {
    ...list,
    cloths: leftIn(list.cloths),
    bars: leftIn(list.bars),
    counted: isRecut ? [] : countedLeft(plan, rows, own),
  };
}
