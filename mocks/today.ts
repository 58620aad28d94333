import { DAY_MS } from '#src/config/day-ms.ts';
import { isoDaysIn } from '#src/config/iso-day.ts';

/** Days begin and end in the shop's time zone. */
const dayInShop = isoDaysIn('America/Mexico_City');

/** Returns the shop's day at a time: `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => dayInShop(moment.getTime());

/** Returns the shop's current day; generated dates are relative to it. */
export const today = (): string => dayOf(new Date());

/** Returns the day that is a number of days after another; a negative number returns an earlier day. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the start of the shop's working day a number of days ago, plus a number of minutes; ISO 8601, UTC. */
export function daysBefore(day: string, days: number, minutes = 0): string {
  const OPENS_UTC = 15 * 60;
  return new Date(Date.parse(day) - days * DAY_MS + (OPENS_UTC + minutes) * 60_000).toISOString();
}
