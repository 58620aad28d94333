import type { OrderStage, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { stageNames } from './stage-names.ts';

/** What an order goes through, step by step. */
const course = [
  'confirmado',
  'en-fabricacion',
  'fabricado',
  'en-instalacion',
  'instalado',
  'entregado',
] as const;

/** Where nothing more becomes of an order. */
const ends: ReadonlySet<OrderStage> = new Set(['entregado', 'cancelado']);

/** How far an order is: so many of so many steps; none where it was cancelled. */
export interface Reach {
  readonly done: number;
  readonly of: number;
}

/** How far an order at a stage is on its course. */
export function reachOf(stage: OrderStage): Reach {
  const of = course.length;
  if (stage === 'cancelado') return { done: 0, of };
  return { done: course.indexOf(stage) + 1, of };
}

const following: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  confirmado: ['en-fabricacion', 'cancelado'],
  'en-fabricacion': ['fabricado', 'cancelado'],
  fabricado: ['en-instalacion', 'cancelado'],
  'en-instalacion': ['instalado', 'cancelado'],
  instalado: ['entregado'],
  entregado: [],
  cancelado: [],
};

/** To which stages whoever runs the shop may bring an order, the likeliest first. */
export const stagesAfter = (stage: OrderStage): readonly OrderStage[] => following[stage];

/** A stage as a timeline shows it. */
export interface Milestone {
  readonly stage: OrderStage;
  readonly name: string;
  readonly state: 'done' | 'now' | 'to-come' | 'cancelled';
  /** ISO 8601 moment; null where it is to come or nobody noted it. */
  readonly at: string | null;
  readonly note: string | null;
}

function stateIn(stage: OrderStage, order: SavedOrder): Milestone['state'] {
  if (stage === 'cancelado') return 'cancelled';
  return stage === order.stage && !ends.has(stage) ? 'now' : 'done';
}

/** What an order went through, where it is, and what is to come; nothing comes after the end. */
export function milestonesOf(order: SavedOrder): readonly Milestone[] {
  const noted = order.steps.some(({ stage }) => stage === order.stage)
    ? order.steps
    : [...order.steps, { stage: order.stage, at: null, note: null }];
  const passed = noted.map(({ stage, at, note }): Milestone => ({
    stage,
    name: stageNames[stage],
    state: stateIn(stage, order),
    at,
    note,
  }));
  const rest = ends.has(order.stage) ? [] : course.slice(course.findIndex((one) => one === order.stage) + 1);
  return [
    ...passed,
    ...rest.map((stage): Milestone => ({
      stage,
      name: stageNames[stage],
      state: 'to-come',
      at: null,
      note: null,
    })),
  ];
}
