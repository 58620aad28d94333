import type { OrderStage, SavedOrder } from '#src/api/contract/assumed/orders.ts';

/** Stages before an order is delivered. */
const openStages: readonly OrderStage[] = ['confirmado', 'en-fabricacion', 'fabricado', 'en-instalacion'];

export interface StageCount {
  readonly stage: OrderStage;
  readonly count: number;
}

/** Number of orders at each stage before delivery, including stages without orders. */
export const byStage = (orders: readonly SavedOrder[]): readonly StageCount[] =>
  openStages.map((stage) => ({ stage, count: orders.filter((order) => order.stage === stage).length }));
