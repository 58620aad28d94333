import type { OrderFacts } from '#machines/order-stages/order-stages.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { asksForInstallation, asksForMeasures, workshopStage } from '#src/config/order-stages.ts';

/** What the way of an order depends on, for who looks at it. */
export function orderFacts(order: SavedOrder, who: OrderFacts['who']): OrderFacts {
  const handed = order.steps.map(({ stage }) => workshopStage(stage)).findLast(isHanded);
  return {
    stage: workshopStage(order.stage),
    who,
    checks: asksForMeasures(order.windows),
    installs: asksForInstallation(order.windows),
    lacking: order.missing.map(({ stage }) => workshopStage(stage)),
    handed: handed ?? 'listo',
  };
}

const isHanded = (stage: OrderFacts['stage']): stage is OrderFacts['handed'] =>
  stage === 'listo' || stage === 'enviado';

/** Whether nothing that the way depends on differs. */
export const isSameWay = (one: OrderFacts, other: OrderFacts): boolean =>
  one.stage === other.stage &&
  one.who === other.who &&
  one.checks === other.checks &&
  one.installs === other.installs &&
  one.handed === other.handed &&
  one.lacking.join(' ') === other.lacking.join(' ');
