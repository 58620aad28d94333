import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';

/** What was ordered in a month of the calendar. */
export interface MonthSum {
  /** `YYYY-MM` where the shop is. */
  readonly month: string;
  readonly count: number;
  /** With IVA. */
  readonly centavos: number;
}

const MONTHS = 12;

/** The twelve months that end with this one, oldest first; those without orders count 0. Cancelled orders count nowhere. */
export function byMonth(
  orders: readonly SavedOrder[],
  timeZone: string,
  now = Date.now(),
): readonly MonthSum[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  const monthOf = (at: number) => format.format(at).slice(0, 7);
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
