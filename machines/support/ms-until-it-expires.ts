import { endOfDay } from '#src/config/end-of-day.ts';

/** Longest delay of a timer. */
const MAX_DELAY_MS = 2_147_483_647;

/**
 * Returns the time until the end of a day in the shop's time zone, in ms; 0 once it has ended, the longest delay of
 * a timer when there is no such day.
 * @param day the last day of validity, `YYYY-MM-DD`
 */
export function msUntilItExpires(day: string | null | undefined, timeZone: string): number {
  const end = endOfDay(day ?? '', timeZone);
  return end === null ? MAX_DELAY_MS : Math.min(MAX_DELAY_MS, Math.max(0, end - Date.now()));
}
