import type { WorkshopStage } from '#src/config/order-stages.ts';
import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import type { Rows } from '../rows/index.ts';
import type { OrderRow } from '../rows/order.ts';
import { familyNames, givenNames } from '../seeds/names.ts';
import { datedOf, ordersOn } from '../seeds/orders.ts';
import { seededRandom, type SeededRandom } from '../seeds/random.ts';
import { users } from '../seeds/users.ts';
import { makeUpWindows, makeUpWord } from '../seeds/windows.ts';

const HOW_MANY = 60;

/** People and companies that order. */
const makers = [1, 2, 5, 6, 7, 8, 9, 10, 11, 13];

/** The stages of sixty orders, as a workshop has them: many in the making, a few that wait to be handed over. */
const spread: readonly (readonly [WorkshopStage, count: number])[] = [
  ['confirmado', 12],
  ['medidas-confirmadas', 4],
  ['material-reservado', 9],
  ['en-corte', 11],
  ['armado', 8],
  ['revisado', 6],
  ['listo', 4],
  ['enviado', 4],
  ['instalado', 2],
];

/** The newest age in days that an order of a stage has, and the oldest: some of these are late. */
const ages: Readonly<Partial<Record<WorkshopStage, readonly [number, number]>>> = {
  confirmado: [1, 9],
  'medidas-confirmadas': [2, 10],
  'material-reservado': [3, 13],
  'en-corte': [4, 16],
  armado: [6, 17],
  revisado: [8, 18],
};

const OLDEST: readonly [number, number] = [10, 20];

/** What the shop does besides making the windows. */
function withWork(windows: OrderRow['windows'], work: readonly string[]): OrderRow['windows'] {
  return windows.map((window) => ({ ...window, line: { ...window.line, extras: [...work] } }));
}

function makeUpOrder(stage: WorkshopStage, day: string, random: SeededRandom): Omit<OrderRow, 'number'> {
  const maker = users.find(({ id }) => id === random.pick(makers));
  const [newest, oldest] = ages[stage] ?? OLDEST;
  const installs = stage === 'instalado' || random.next() < 0.6;
  const checks = stage === 'medidas-confirmadas' || random.next() < 0.3;
  const windows = withWork(makeUpWindows(random.whole(1, 9), random), [
    ...(installs ? ['instalacion'] : []),
    ...(checks ? ['toma-de-medidas'] : []),
  ]);
  const pricing = pricingToday(maker ? tierOf(maker) : null);
  return {
    ...datedOf({ windows, ...pricing }, stage, random.whole(newest, oldest), day),
    id: makeUpWord(random),
    user_id: maker?.id ?? 1,
    title: `${random.pick(['Casa', 'Depa', 'Oficina', 'Local'])} ${random.pick(familyNames)}`,
    client: { name: `${random.pick(givenNames)} ${random.pick(familyNames)}`, phone: '', email: '' },
    notes: '',
    quote_id: null,
    attempt: makeUpWord(random),
  };
}

/** Returns the orders of a busy workshop: sixty on their way, and those that were delivered before. */
export function busyWorkshop(day: string): Partial<Rows> {
  const random = seededRandom(HOW_MANY);
  const ended = ordersOn(day).filter(({ stage }) => stage === 'entregado' || stage === 'cancelado');
  const first = Math.max(...ended.map(({ number }) => number)) + 1;
  const open = spread
    .flatMap(([stage, count]) => Array.from({ length: count }, () => makeUpOrder(stage, day, random)))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  return { orders: [...ended, ...open.map((order, at) => ({ ...order, number: first + at }))] };
}
