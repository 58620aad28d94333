import type { OrderStage, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { stageNames } from '../stage-names.ts';

/** The stages of an order, in order. */
const stageOrder = [
  'confirmado',
  'en-fabricacion',
  'fabricado',
  'en-instalacion',
  'instalado',
  'entregado',
] as const;

/** The stages that no other stage follows. */
const finalStages: ReadonlySet<OrderStage> = new Set(['entregado', 'cancelado']);

/** How many of its stages an order has passed; none when it was cancelled. */
export interface StageProgress {
  readonly done: number;
  readonly of: number;
}

/** The progress of an order at a stage. */
export function stageProgress(stage: OrderStage): StageProgress {
  const of = stageOrder.length;
  if (stage === 'cancelado') return { done: 0, of };
  return { done: stageOrder.indexOf(stage) + 1, of };
}

const nextStages: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  confirmado: ['en-fabricacion', 'cancelado'],
  'en-fabricacion': ['fabricado', 'cancelado'],
  fabricado: ['en-instalacion', 'cancelado'],
  'en-instalacion': ['instalado', 'cancelado'],
  instalado: ['entregado'],
  entregado: [],
  cancelado: [],
};

/** The stages that an administrator may move an order to, the likeliest first. */
export const stagesAfter = (stage: OrderStage): readonly OrderStage[] => nextStages[stage];

/** A stage in the timeline of an order. */
export interface Milestone {
  readonly stage: OrderStage;
  readonly name: string;
  readonly state: 'done' | 'now' | 'to-come' | 'cancelled';
  /** ISO 8601 date and time; null when it is to come or was not recorded. */
  readonly at: string | null;
  readonly note: string | null;
}

function stateIn(stage: OrderStage, order: SavedOrder): Milestone['state'] {
  if (stage === 'cancelado') return 'cancelled';
  return stage === order.stage && !finalStages.has(stage) ? 'now' : 'done';
}

/** The stages an order has passed, its current one and those to come; none follow a final stage. */
export function milestonesOf(order: SavedOrder): readonly Milestone[] {
  const recorded = order.steps.some(({ stage }) => stage === order.stage)
    ? order.steps
    : [...order.steps, { stage: order.stage, at: null, note: null }];
  const passed = recorded.map(({ stage, at, note }): Milestone => ({
    stage,
    name: stageNames[stage],
    state: stateIn(stage, order),
    at,
    note,
  }));
  const remaining = finalStages.has(order.stage)
    ? []
    : stageOrder.slice(stageOrder.findIndex((one) => one === order.stage) + 1);
  return [
    ...passed,
    ...remaining.map((stage): Milestone => ({
      stage,
      name: stageNames[stage],
      state: 'to-come',
      at: null,
      note: null,
    })),
  ];
}
