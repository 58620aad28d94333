import type { Wait, WindowSupply } from '#src/content/delivering/supply.ts';
import { needsOf, type ArticleNeed, type Need, type Needs } from '#src/materials/needs.ts';
import { planOf } from './cutting/plan-of.ts';
import { namedProducts } from './pricing/named-products.ts';
import { orders, type OrderRow } from './rows/order.ts';
import type { WindowRow } from './rows/window.ts';
import { readShelves, shelfOf, sum, take, takenOf, type Shelves } from './shelves.ts';

interface Answer {
  readonly need: Need;
  readonly state: 'free' | 'low' | Wait['state'];
  readonly arrives_on: string | null;
}

/** Whether there is enough of an article after what was taken before, or from which day on. */
function answerFor(shelves: Shelves, need: Need): Answer {
  const { isCounted, free, threshold, arrivals } = shelfOf(shelves, need);
  if (!isCounted) return { need, state: 'unknown', arrives_on: null };
  const left = sum(free, -takenOf(shelves, need));
  if (left >= need.quantity) {
    return { need, state: need.kind === 'cloth' && left < threshold ? 'low' : 'free', arrives_on: null };
  }
  let there = left;
  const enough = arrivals.find(({ quantity }) => {
    there = sum(there, quantity);
    return there >= need.quantity;
  });
  return { need, state: left > 0 ? 'short' : 'out', arrives_on: enough?.day ?? null };
}

const isThere = ({ state }: Answer) => state === 'free' || state === 'low';

const NEVER = '9999-12-31';

/** From which day on there is enough for a way to cut; the earlier of two that never come has something on the shelf. */
const readyOn = (answers: readonly Answer[]): string =>
  answers
    .map((answer) =>
      isThere(answer) ? '' : `${answer.arrives_on ?? NEVER} ${answer.state === 'short' ? 'a' : 'b'}`,
    )
    .toSorted()
    .at(-1) ?? '';

/** The answers for the way to cut an article that is ready first; of equal ones that which takes the least. */
const answersFor = (shelves: Shelves, { ways }: ArticleNeed): readonly Answer[] =>
  ways
    .map((needs) => needs.map((need) => answerFor(shelves, need)))
    .reduce<readonly Answer[] | null>(
      (best, answers) => (best === null || readyOn(answers) < readyOn(best) ? answers : best),
      null,
    ) ?? [];

const cache = new WeakMap<readonly WindowRow[], Needs>();

function needsOfRows(windows: readonly WindowRow[]): Needs {
  const known = cache.get(windows) ?? needsOf(windows, namedProducts);
  cache.set(windows, known);
  return known;
}

function supplyFor(
  shelves: Shelves,
  windows: readonly Pick<WindowRow, 'key'>[],
  { articles, unknown }: Needs,
): readonly WindowSupply[] {
  const answered = articles.map((article) => ({ article, answers: answersFor(shelves, article) }));
  for (const { answers } of answered) for (const { need } of answers) take(shelves, need);
  return windows.map(({ key }) => {
    const own = answered.filter(({ article }) => article.windows.includes(key));
    const answers = own.flatMap((one) => one.answers);
    return {
      key,
      low: answers.some(({ state }) => state === 'low'),
      waits: unknown.includes(key)
        ? [{ kind: 'material', what: 'Su material', state: 'unknown', arrives_on: null }]
        : answers.flatMap(({ need, state, arrives_on }): readonly Wait[] =>
            state === 'free' || state === 'low'
              ? []
              : [{ kind: need.kind === 'cloth' ? 'tela' : 'material', what: need.name, state, arrives_on }],
          ),
    };
  });
}

const unreserved: ReadonlySet<string> = new Set(['confirmado', 'medidas-confirmadas', 'material-reservado']);

/** Whether an order will take its material, and has not reserved it. */
const isUnreserved = ({ id, stage }: Pick<OrderRow, 'id' | 'stage'>): boolean =>
  unreserved.has(stage) && planOf(id) === undefined;

/** What each order waits for that has not reserved its material, by its id: who ordered first takes first. */
export function supplyOfOrders(): {
  readonly byOrder: ReadonlyMap<string, readonly WindowSupply[]>;
  readonly shelves: Shelves;
} {
  const shelves = readShelves();
  const waiting = orders
    .all()
    .filter(isUnreserved)
    .toSorted((one, other) => one.number - other.number);
  return {
    byOrder: new Map(
      waiting.map(({ id, windows }) => [id, supplyFor(shelves, windows, needsOfRows(windows))]),
    ),
    shelves,
  };
}

/** What windows wait for that are ordered now, after everything that was ordered before. */
export const supplyOf = (windows: readonly WindowRow[]): readonly WindowSupply[] =>
  supplyFor(supplyOfOrders().shelves, windows, needsOfRows(windows));

/** What the windows of an order wait for; nothing once its material is reserved. */
export const supplyOfOrder = ({ id }: Pick<OrderRow, 'id'>): readonly WindowSupply[] =>
  supplyOfOrders().byOrder.get(id) ?? [];
