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

/** Between two days that are chosen. */
const BETWEEN = '..';

/** The periods as options of a filter; the first one filters nothing. */
export const periodOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'Cuando sea' },
  ...Object.entries(periods).map(([value, { label }]) => ({ value, label })),
  { value: BETWEEN, label: 'Entre fechas' },
];

/** A first and a last day as `YYYY-MM-DD`; '' where it has no end. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days that an address names, as `2026-03-01..2026-03-31`, one of which may be left out; null for any other word. */
export function rangeNamed(word: string): Range | null {
  const [from = '', to, ...more] = word.split(BETWEEN);
  if (to === undefined || more.length > 0) return null;
  return [from, to].every((day) => day === '' || isDay(day)) ? { from, to } : null;
}

/** The word of an address for a range. */
export const rangeWord = ({ from, to }: Range): string => `${from}${BETWEEN}${to}`;

/** The period that an address names; '' when it names none. */
export const periodNamed = (word: string): string =>
  Object.hasOwn(periods, word) || rangeNamed(word) !== null ? word : '';

/** The option that a period is chosen with. */
export const periodOption = (word: string): string =>
  rangeNamed(word) === null ? periodNamed(word) : BETWEEN;

/**
 * Returns whether a day is in a period, seen from today; both as `YYYY-MM-DD` in the shop's time zone. A day that is not
 * known is in none but one without ends. A range is the same whichever of its days is named first.
 */
export function daysIn(word: string, today: string): (day: string | null) => boolean {
  const range = rangeNamed(word);
  const period = periods[periodNamed(word)];
  const days = [range?.from ?? period?.from(today) ?? '', range?.to ?? period?.to?.(today) ?? ''];
  const [from = '', to = ''] = days.includes('') ? days : days.toSorted();
  if (from === '' && to === '') return () => true;
  return (day) => day !== null && day >= from && (to === '' || day <= to);
}
