import { DAY_MS } from '#src/config/day-ms.ts';

const MONDAY = 1;
const FRIDAY = 5;

/** Statutory holidays on the same day of every year, `MM-DD` (Ley Federal del Trabajo, article 74). */
const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '05-01', '09-16', '12-25']);

/** Statutory holidays on a Monday: the month, and which of its Mondays. */
const mondayHolidays: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [3, 3],
  [11, 3],
]);

/** The federal executive changes on 1 October of every sixth year from this one. */
const CHANGE = { firstYear: 2024, everyYears: 6, day: '10-01' } as const;

const isChangeOfExecutive = (year: number, monthAndDay: string): boolean =>
  monthAndDay === CHANGE.day &&
  year >= CHANGE.firstYear &&
  (year - CHANGE.firstYear) % CHANGE.everyYears === 0;

/**
 * Whether the workshop works on a day: Monday to Friday, except Mexico's statutory holidays.
 * @param day `YYYY-MM-DD`
 */
export function isWorkingDay(day: string): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (!(weekday >= MONDAY && weekday <= FRIDAY)) return false;
  const monthAndDay = day.slice(5);
  const week = Math.ceil(date.getUTCDate() / 7);
  return !(
    fixedHolidays.has(monthAndDay) ||
    (weekday === MONDAY && mondayHolidays.get(date.getUTCMonth() + 1) === week) ||
    isChangeOfExecutive(date.getUTCFullYear(), monthAndDay)
  );
}

/**
 * The day that is a number of working days after another, which itself is not counted.
 * @param day `YYYY-MM-DD`
 * @param count working days, from 1
 */
export function workingDayAfter(day: string, count: number): string {
  let at = Date.parse(day);
  let found = day;
  for (let left = count; left > 0;) {
    at += DAY_MS;
    found = new Date(at).toISOString().slice(0, 10);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}
