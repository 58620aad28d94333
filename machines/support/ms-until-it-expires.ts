import { endOfDay } from '#src/config/end-of-day.ts';

/** Timers hold no more. */
const LONGEST_MS = 2_147_483_647;

/**
 * How long it is until the last day on which something holds has ended where the shop is, in ms; 0 once it has. Of a
 * day that is none, as long as a timer can be.
 * @param day `YYYY-MM-DD`
 */
export function msUntilItExpires(day: string | null | undefined, timeZone: string): number {
  const end = endOfDay(day ?? '', timeZone);
  return end === null ? LONGEST_MS : Math.min(LONGEST_MS, Math.max(0, end - Date.now()));
}
