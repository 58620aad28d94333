import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStage, type WorkshopStage } from '#src/config/order-stages.ts';
import type { Calendar } from '#src/format/dates.ts';

/** Stages at which the promise is kept. */
const kept: readonly WorkshopStage[] = ['instalado', 'entregado', 'cancelado'];

/** Whether the promise of an order at this stage is kept: it is no longer late. */
export const isPromiseKept = (stage: SavedOrder['stage']): boolean => kept.includes(workshopStage(stage));

/** Days since the promised one in the shop's time zone, negative before it; null when nobody promised a day. */
export const daysSincePromise = (
  { promised_on }: Pick<SavedOrder, 'promised_on'>,
  calendar: Calendar,
  now: number,
): number | null => (promised_on === null ? null : calendar.daysSince(promised_on, now));

/** Whether the promised day of an order has passed before the promise was kept. `now` in ms. */
export const isLate = (
  order: Pick<SavedOrder, 'stage' | 'promised_on'>,
  calendar: Calendar,
  now: number,
): boolean => !isPromiseKept(order.stage) && (daysSincePromise(order, calendar, now) ?? 0) > 0;
