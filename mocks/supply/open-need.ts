import { workshopStage } from '#src/config/order-stages.ts';
import { cutListOf, type CutList } from '#src/materials/cut-list.ts';
import { needsOf, type Needs } from '#src/materials/needs.ts';
import { planOf } from '../cutting/plan-of.ts';
import { assembledAt, isBegun } from '../orders/assembled.ts';
import { namedProducts } from '../pricing/named-products.ts';
import { cutPlans, type CutPlanRow } from '../rows/cut-plan.ts';
import type { OrderRow } from '../rows/order.ts';
import { leftOfPlan } from './left-of-plan.ts';

/** In these an order still takes material: all of it until cutting begins, then what was spoiled. */
const taking: ReadonlySet<string> = new Set([
  'confirmado',
  'medidas-confirmadas',
  'material-reservado',
  'en-corte',
]);

type Pieces = CutPlanRow['recut'];

const piecesIn = (some: Pieces, key: string) =>
  some.reduce((total, { window, pieces }) => (window === key ? total + pieces : total), 0);

const recutPlansOf = ({ id }: OrderRow): readonly CutPlanRow[] =>
  cutPlans
    .all()
    .filter(({ state, orders, recut }) => state !== 'liberado' && recut.length > 0 && orders.includes(id));

/** The pieces that were spoiled since the order was last assembled, and that no plan cuts again. */
function spoiledOf(order: OrderRow): Pieces {
  const since = assembledAt(order) ?? '';
  const spoiled = order.changes.flatMap(({ kind, window, pieces, at }) =>
    kind === 'recorte' && window !== null ? [{ window, pieces: pieces ?? 1, at }] : [],
  );
  const planned = recutPlansOf(order).flatMap(({ recut }) => recut);
  return order.windows.flatMap(({ key }) => {
    const unplanned = piecesIn(spoiled, key) - piecesIn(planned, key);
    const recent = piecesIn(
      spoiled.filter(({ at }) => at >= since),
      key,
    );
    const pieces = Math.min(unplanned, recent);
    return pieces > 0 ? [{ window: key, pieces }] : [];
  });
}

const nothing: CutList = {
  ...{ marks: new Map(), partNames: new Map() },
  ...{ cloths: [], bars: [], counted: [], unknown: [] },
};

/** Groups of one code with all their pieces. */
const joined = <G extends { readonly code: string; readonly pieces: readonly unknown[] }>(
  groups: readonly G[],
): readonly G[] =>
  [...Map.groupBy(groups, ({ code }) => code).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, pieces: same.flatMap(({ pieces }) => pieces) })),
  );

const together = (lists: readonly CutList[]): CutList => ({
  ...nothing,
  cloths: joined(lists.flatMap(({ cloths }) => cloths)),
  bars: joined(lists.flatMap(({ bars }) => bars)),
  counted: lists.flatMap(({ counted }) => counted),
});

interface Open {
  /** Whether all of an order is still to be cut; its plan then, if it has one. */
  readonly isWhole: boolean;
  readonly plan: CutPlanRow | undefined;
  readonly spoiled: Pieces;
  /** Plans of pieces that were spoiled, and are still to be cut. */
  readonly recuts: readonly CutPlanRow[];
}

function openOf(order: OrderRow): Open {
  const since = assembledAt(order);
  const isWhole = !isBegun(order);
  return {
    isWhole,
    plan: isWhole ? planOf(order.id) : undefined,
    spoiled: spoiledOf(order),
    recuts: recutPlansOf(order).filter(({ made_at }) => made_at >= (since ?? '')),
  };
}

function readNeed(order: OrderRow, { isWhole, plan, spoiled, recuts }: Open): Needs {
  const { windows } = order;
  const all = [{ folio: '', windows }];
  const again = cutListOf(all, namedProducts, ({ key }) => piecesIn(spoiled, key));
  const isUnplanned = isWhole && plan === undefined;
  const list = together([
    ...(isUnplanned ? [cutListOf(all, namedProducts)] : []),
    ...[plan, ...recuts].flatMap((each) => (each && leftOfPlan(each, order)) ?? []),
    { ...again, counted: [] },
  ]);
  const needs = needsOf(windows, namedProducts, list);
  // Who planned or cut the others knew how.
  return isUnplanned ? needs : { ...needs, unknown: [] };
}

/** What was read of windows, by what else it depends on: orders are read again and again, and their windows stay. */
const cache = new WeakMap<OrderRow['windows'], Map<string, Needs>>();

const NOTHING: Needs = { cloths: [], parts: [], unknown: [] };

/**
 * What an order will take that no plan has reserved for it: all of it, what was not there, or pieces that were spoiled. What
 * it takes itself is booked out when cutting begins, and when it is assembled.
 */
export function openNeedOf(order: OrderRow): Needs {
  if (!taking.has(workshopStage(order.stage))) return NOTHING;
  const open = openOf(order);
  const { isWhole, plan, spoiled, recuts } = open;
  if (!isWhole && spoiled.length + recuts.length === 0) return NOTHING;
  const key = JSON.stringify([isWhole, plan?.id, spoiled, recuts.map(({ id }) => id)]);
  const known = cache.get(order.windows) ?? new Map<string, Needs>();
  const need = known.get(key) ?? readNeed(order, open);
  cache.set(order.windows, known.set(key, need));
  return need;
}
