const DAY_MS = 86_400_000;

/** Days begin and end where the shop is. */
const inShop = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The shop's day at a moment: `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => inShop.format(moment);

/** The shop's day now: what all made-up dates are counted from when the database begins. */
export const today = (): string => dayOf(new Date());

/** So many days after a day, or before it. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The first moment of the shop's working day, so many days ago, and so many minutes into it; ISO 8601, UTC. */
export function daysBefore(day: string, days: number, minutes = 0): string {
  const OPENS_UTC = 15 * 60;
  return new Date(Date.parse(day) - days * DAY_MS + (OPENS_UTC + minutes) * 60_000).toISOString();
}
