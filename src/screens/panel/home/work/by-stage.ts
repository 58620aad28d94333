import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStages, type WorkshopStage } from '#src/config/order-stages.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';

/** Stages after which nothing is done any more, and one that few orders have. */
const unlisted: readonly WorkshopStage[] = ['medidas-confirmadas', 'instalado', 'entregado', 'cancelado'];

interface StageCount {
  /** The group of stages in the words that it is told in. */
  readonly group: string;
  readonly name: string;
  readonly count: number;
}

/** Number of orders in each step before delivery, including steps without orders. */
export function byStage(orders: readonly SavedOrder[], words: StageWords): readonly StageCount[] {
  const counts = new Map<string, number>();
  for (const { stage } of orders) {
    const group = words.groupOf(stage);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const listed = workshopStages.filter((stage) => !unlisted.includes(stage)).map(words.groupOf);
  return words.groups
    .filter(({ value }) => listed.includes(value))
    .map(({ value, label }) => ({ group: value, name: label, count: counts.get(value) ?? 0 }));
}
