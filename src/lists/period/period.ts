import { DAY_MS } from '#src/config/day-ms.ts';

/** The day so many days after another, as `YYYY-MM-DD`. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** A period, from its first to its last day; without a last day it goes on. */
interface Period {
  readonly label: string;
  readonly from: (today: string) => string;
  readonly to?: (today: string) => string;
}

/** By its name in the address. */
const periods: Readonly<Record<string, Period>> = {
  hoy: { label: 'Hoy', from: (today) => today },
  '7-dias': { label: 'Últimos 7 días', from: (today) => dayAfter(today, -6) },
  '30-dias': { label: 'Últimos 30 días', from: (today) => dayAfter(today, -29) },
  'este-mes': { label: 'Este mes', from: monthOf },
  'mes-pasado': {
    label: 'El mes pasado',
    from: (today) => monthOf(dayAfter(monthOf(today), -1)),
    to: (today) => dayAfter(monthOf(today), -1),
  },
  'este-ano': { label: 'Este año', from: (today) => `${today.slice(0, 4)}-01-01` },
};

/** The periods as options of a filter; the first one filters nothing. */
export const periodOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'Cuando sea' },
  ...Object.entries(periods).map(([value, { label }]) => ({ value, label })),
];

/** The period that an address names; '' when it names none. */
export const periodNamed = (word: string): string => (Object.hasOwn(periods, word) ? word : '');

/**
 * Returns whether a day is in a period, seen from today; both as `YYYY-MM-DD` in the shop's time zone. A day that is not
 * known is in none but ''.
 */
export function daysIn(word: string, today: string): (day: string | null) => boolean {
  const period = periods[periodNamed(word)];
  if (period === undefined) return () => true;
  const from = period.from(today);
  const to = period.to?.(today);
  return (day) => day !== null && day >= from && (to === undefined || day <= to);
}
