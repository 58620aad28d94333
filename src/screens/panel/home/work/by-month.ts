import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { calendarOf } from '#src/format/dates.ts';

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
  const calendar = calendarOf(timeZone);
  const [year = 0, month = 1] = calendar.fileDay(now).split('-').map(Number);
  const sums = new Map<string, { count: number; centavos: number }>();
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    sums.set(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7), {
      count: 0,
      centavos: 0,
    });
  }
  for (const { created_at, stage, totals } of orders) {
    const sum = sums.get(calendar.fileDayOf(created_at)?.slice(0, 7) ?? '');
    if (sum === undefined || stage === 'cancelado') continue;
    sum.count += 1;
    sum.centavos += totals.total_centavos;
  }
  return [...sums].map(([key, sum]) => ({ month: key, ...sum }));
}
