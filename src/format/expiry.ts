import { DAY_MS } from '#src/config/day-ms.ts';
import { isoDay } from './dates.ts';

/** Days that a quote is still valid after today, in the shop's time zone; negative once it has expired. `now` in ms. */
export function daysLeft(expiresOn: string | null, timeZone: string, now: number): number | null {
  const last = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(expiresOn ?? '') ? `${expiresOn ?? ''}T00:00:00Z` : '');
  const today = Date.parse(`${isoDay(now, timeZone)}T00:00:00Z`);
  return Number.isNaN(last) ? null : Math.round((last - today) / DAY_MS);
}

/** "vence hoy", "vence mañana", "vence en 3 días", "venció hace 2 días" */
export function expiryText(days: number): string {
  if (days === 0) return 'vence hoy';
  if (days === 1) return 'vence mañana';
  if (days > 1) return `vence en ${String(days)} días`;
  return days === -1 ? 'venció ayer' : `venció hace ${String(-days)} días`;
}
