import type { CutPlan, Recut } from '#src/api/contract/assumed/cutting.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { cutListOf, type CutList } from '#src/materials/cut-list.ts';

/** How many pieces of a window are cut again. */
const piecesIn = (recut: readonly Recut[], key: string): number =>
  recut.reduce((total, { window, pieces }) => (window === key ? total + pieces : total), 0);

/** The plans that cut pieces of an order again. */
export const recutPlansOf = ({ id }: SavedOrder, plans: readonly CutPlan[]): readonly CutPlan[] =>
  plans.filter(({ state, orders, recut }) => state !== 'liberado' && recut.length > 0 && orders.includes(id));

/** The spoiled pieces of an order that no plan cuts again yet. */
export function unplannedOf(order: SavedOrder, plans: readonly CutPlan[]): readonly Recut[] {
  const spoiled = order.changes.flatMap(({ kind, window, pieces }) =>
    kind === 'recorte' && window !== null ? [{ window, pieces: pieces ?? 1 }] : [],
  );
  const planned = recutPlansOf(order, plans).flatMap(({ recut }) => recut);
  return order.windows.flatMap(({ key }) => {
    const pieces = piecesIn(spoiled, key) - piecesIn(planned, key);
    return pieces > 0 ? [{ window: key, pieces }] : [];
  });
}

/** What is cut again of an order: cloths and profiles. What is only counted was not spoiled. */
export const recutListOf = (order: SavedOrder, recut: readonly Recut[], quotable: Quotable): CutList => ({
  ...cutListOf([order], quotable, ({ key }) => piecesIn(recut, key)),
  counted: [],
});
