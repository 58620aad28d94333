import type { OrderStage, SavedOrder } from '#src/api/contract/assumed/orders.ts';

/** An order is worked on until it is with its client. */
const underWay: readonly OrderStage[] = ['confirmado', 'en-fabricacion', 'fabricado', 'en-instalacion'];

export interface StageCount {
  readonly stage: OrderStage;
  readonly count: number;
}

/** How many orders are at each stage that is still to be worked on, none left out. */
export const byStage = (orders: readonly SavedOrder[]): readonly StageCount[] =>
  underWay.map((stage) => ({ stage, count: orders.filter((order) => order.stage === stage).length }));
