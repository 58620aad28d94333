import type { OrderStep, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import {
  asksForInstallation,
  asksForMeasures,
  workshopStage,
  workshopStages,
  type OrderStage,
  type WorkshopStage,
} from '#src/config/order-stages.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';

/** Whether an order at a stage goes on to others. */
export const isOpen = (stage: OrderStage): boolean => stage !== 'entregado' && stage !== 'cancelado';

/** A step in the timeline of an order. */
export interface Milestone {
  /** The group of its stages in the words that it is told in. */
  readonly group: string;
  readonly name: string;
  readonly state: 'done' | 'now' | 'to-come' | 'cancelled';
  /** ISO 8601 date and time; null when it is to come or was not recorded. */
  readonly at: string | null;
  readonly note: string | null;
}

function stateIn(stage: OrderStage, order: SavedOrder, { groupOf }: StageWords): Milestone['state'] {
  if (stage === 'cancelado') return 'cancelled';
  return isOpen(order.stage) && groupOf(stage) === groupOf(order.stage) ? 'now' : 'done';
}

/** The steps that led to where an order is, without those that it went back from. */
function stepsThatHold({ steps, stage }: SavedOrder, { groupOf }: StageWords) {
  const last = steps.at(-1);
  const recorded: readonly Pick<OrderStep, 'stage' | 'at' | 'note'>[] =
    last !== undefined && workshopStage(last.stage) === workshopStage(stage)
      ? steps
      : [...steps, { stage, at: null, note: null }];
  const held: (typeof recorded)[number][] = [];
  for (const step of recorded) {
    const before = held.findIndex((one) => groupOf(one.stage) === groupOf(step.stage));
    if (before === -1) held.push(step);
    else held.splice(before + 1);
  }
  return held;
}

/** The stages that an order still has before it. */
function stagesToCome({ stage, windows }: SavedOrder): readonly WorkshopStage[] {
  if (!isOpen(stage)) return [];
  const installs = asksForInstallation(windows);
  const passed = workshopStages.indexOf(workshopStage(stage));
  const left: Readonly<Partial<Record<WorkshopStage, boolean>>> = {
    'medidas-confirmadas': asksForMeasures(windows),
    listo: !installs,
    enviado: installs && workshopStage(stage) !== 'listo',
    instalado: installs,
    cancelado: false,
  };
  return workshopStages.filter((one, at) => at > passed && left[one] !== false);
}

/** What an order has passed, where it is, and what is to come; nothing follows its end. */
export function milestonesOf(order: SavedOrder, words: StageWords): readonly Milestone[] {
  const held = stepsThatHold(order, words).map(({ stage, at, note }): Milestone => ({
    group: words.groupOf(stage),
    name: words.nameOf(stage),
    state: stateIn(stage, order, words),
    at,
    note,
  }));
  const told = new Set(held.map(({ group }) => group));
  for (const stage of stagesToCome(order)) {
    const group = words.groupOf(stage);
    if (told.has(group)) continue;
    told.add(group);
    held.push({ group, name: words.nameOf(stage), state: 'to-come', at: null, note: null });
  }
  return held;
}
