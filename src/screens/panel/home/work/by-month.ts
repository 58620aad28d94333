import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { isoDaysIn } from '#src/config/iso-day.ts';

/** Orders of a calendar month. */
export interface MonthSum {
  /** `YYYY-MM` in the shop's time zone. */
  readonly month: string;
  readonly count: number;
  /** Total with IVA. */
  readonly centavos: number;
}

const MONTHS = 12;

/** Sums of the last twelve months including the current one, oldest first. Cancelled orders do not count. */
export function byMonth(
  orders: readonly SavedOrder[],
  timeZone: string,
  now = Date.now(),
): readonly MonthSum[] {
  const dayOf = isoDaysIn(timeZone);
  const monthOf = (at: number) => dayOf(at).slice(0, 7);
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  const sums = new Map<string, { count: number; centavos: number }>();
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    sums.set(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7), {
      count: 0,
      centavos: 0,
    });
  }
  for (const { created_at, stage, totals } of orders) {
    const at = Date.parse(created_at ?? '');
    const sum = stage === 'cancelado' || Number.isNaN(at) ? undefined : sums.get(monthOf(at));
    if (sum === undefined) continue;
    sum.count += 1;
    sum.centavos += totals.total_centavos;
  }
  return [...sums].map(([key, sum]) => ({ month: key, ...sum }));
}
