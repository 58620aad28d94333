import type { Wait, WindowSupply } from '#src/content/delivering/supply.ts';
import { needsOf, type ClothNeed, type Needs, type PartNeed } from '#src/materials/needs.ts';
import { namedProducts } from './pricing/named-products.ts';
import type { CutPlanRow } from './rows/cut-plan.ts';
import { orders, type OrderRow } from './rows/order.ts';
import type { WindowRow } from './rows/window.ts';
import {
  isThereOn,
  leftOf,
  leftToday,
  lotsIn,
  readShelves,
  sum,
  take,
  type Lot,
  type Shelf,
  type Shelves,
} from './shelves.ts';
import { layOnShelves, type Laid } from './supply/lay-on-shelves.ts';
import { openNeedOf } from './supply/open-need.ts';

type Low = 'free' | 'low';

/** Whether there is enough of an article after what was taken before, or from which day on. */
interface Answer {
  readonly state: Low | Wait['state'];
  readonly arrives_on: string | null;
}

const UNKNOWN: Answer = { state: 'unknown', arrives_on: null };

const lowOf = (shelves: Shelves, some: readonly Shelf[]): Low =>
  leftToday(shelves, some) < sum(...some.map(({ threshold }) => threshold)) ? 'low' : 'free';

const lackOf = (shelves: Shelves, some: readonly Shelf[], arrives_on: string | null): Answer => ({
  state: leftToday(shelves, some) > 0 ? 'short' : 'out',
  arrives_on,
});

/** Answers for a part, and takes it. */
function takePart(shelves: Shelves, { code, quantity }: PartNeed): Answer {
  const own = shelves.of.get(code) ?? [];
  if (own.every(({ isCounted }) => !isCounted)) return UNKNOWN;
  const lots = lotsIn(own);
  let there = 0;
  const enough = lots.find((lot) => {
    there = sum(there, leftOf(shelves, lot));
    return there >= quantity;
  });
  const answer: Answer =
    enough?.day === null ? { state: 'free', arrives_on: null } : lackOf(shelves, own, enough?.day ?? null);
  let open = quantity;
  for (const lot of lots) {
    const taken = Math.min(open, leftOf(shelves, lot));
    take(shelves, lot, taken);
    open = sum(open, -taken);
  }
  return answer;
}

/** Whether all pieces of a cloth are no larger than what is left of it on a day: only then it is worth laying them. */
function mayBeEnough(shelves: Shelves, own: readonly Shelf[], { pieces }: ClothNeed, until: string | null) {
  const thereMm2 = own.flatMap(({ widthMm, lots }) =>
    lots.map((lot) => (isThereOn(lot, until) ? leftOf(shelves, lot) * 1_000 * (widthMm ?? 0) : 0)),
  );
  return sum(...thereMm2) >= sum(...pieces.map(({ acrossMm, alongMm }) => acrossMm * alongMm));
}

/** A cloth on the rolls of the first day on which they last; of the last day where they never do. */
function layWhenThere(shelves: Shelves, own: readonly Shelf[], need: ClothNeed): Laid & Pick<Lot, 'day'> {
  const days = [...new Set(lotsIn(own).map(({ day }) => day))];
  const last = days.at(-1) ?? null;
  for (const day of days) {
    if (day === last || !mayBeEnough(shelves, own, need, day)) continue;
    const laid = layOnShelves(shelves, own, need, day);
    if (laid.isEnough) return { day, ...laid };
  }
  return { day: last, ...layOnShelves(shelves, own, need, last) };
}

/** Answers for a cloth, laid on the rolls that there are, and takes of them. */
function takeCloth(shelves: Shelves, need: ClothNeed): Answer {
  const all = shelves.of.get(need.code) ?? [];
  const own = need.widthsMm.flatMap((width) => all.filter(({ widthMm }) => widthMm === width));
  if (own.every(({ isCounted }) => !isCounted)) return UNKNOWN;
  const { day, isEnough, widthsMm, takes } = layWhenThere(shelves, own, need);
  const used = own.filter(({ widthMm }) => widthMm !== null && widthsMm.has(widthMm));
  const answer: Answer =
    isEnough && day === null
      ? { state: lowOf(shelves, used), arrives_on: null }
      : lackOf(shelves, own, isEnough ? day : null);
  for (const [lot, metres] of takes) take(shelves, lot, metres);
  return answer;
}

const waitOf = (
  kind: Wait['kind'],
  { what, state, arrives_on }: Answer & Pick<Wait, 'what'>,
): readonly Wait[] => (state === 'free' || state === 'low' ? [] : [{ kind, what, state, arrives_on }]);

/** What windows wait for; takes what they need, so that who asks next finds less. */
function supplyFor(
  shelves: Shelves,
  windows: readonly Pick<WindowRow, 'key'>[],
  { cloths, parts, unknown }: Needs,
): readonly WindowSupply[] {
  const answers = [
    ...cloths.map((need) => ({ kind: 'tela' as const, need, ...takeCloth(shelves, need) })),
    ...parts.map((need) => ({ kind: 'material' as const, need, ...takePart(shelves, need) })),
  ];
  return windows.map(({ key }) => {
    const own = answers.filter(({ need }) => need.windows.includes(key));
    return {
      key,
      low: own.some(({ state }) => state === 'low'),
      waits: unknown.includes(key)
        ? [{ kind: 'material', what: 'Su material', state: 'unknown', arrives_on: null }]
        : own.flatMap(({ kind, need, ...answer }) => waitOf(kind, { ...answer, what: need.name })),
    };
  });
}

/** Orders from the first: who ordered first takes first. */
const inOrder = (): readonly OrderRow[] => orders.all().toSorted((one, other) => one.number - other.number);

/** What each order waits for that has not reserved all its material, by its id. */
export function supplyOfOrders(): {
  readonly byOrder: ReadonlyMap<string, readonly WindowSupply[]>;
  readonly shelves: Shelves;
} {
  const shelves = readShelves();
  return {
    byOrder: new Map(
      inOrder().map((order) => [order.id, supplyFor(shelves, order.windows, openNeedOf(order))]),
    ),
    shelves,
  };
}

/** What an order takes today that no plan has reserved for it, after what earlier orders take. */
export function takesToday({ id }: Pick<OrderRow, 'id'>): CutPlanRow['takes'] {
  const shelves = readShelves();
  for (const order of inOrder()) {
    const before = new Map(shelves.taken);
    supplyFor(shelves, order.windows, openNeedOf(order));
    if (order.id !== id) continue;
    return [...shelves.taken].flatMap(([lot, taken]) => {
      const quantity = sum(taken, -(before.get(lot) ?? 0));
      return lot.day === null && quantity > 0 ? [{ material: lot.material, quantity }] : [];
    });
  }
  return [];
}

/** What windows wait for that are ordered now, after everything that was ordered before. */
export const supplyOf = (windows: readonly WindowRow[]): readonly WindowSupply[] =>
  supplyFor(supplyOfOrders().shelves, windows, needsOf(windows, namedProducts));

/** What the windows of an order wait for; nothing once all its material is reserved. */
export const supplyOfOrder = ({ id }: Pick<OrderRow, 'id'>): readonly WindowSupply[] =>
  supplyOfOrders().byOrder.get(id) ?? [];
