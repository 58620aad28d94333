import { unitInFormat } from './shown-unit.ts';

/** A number as its cell shows it. */
export type Shown = (written: string) => string;

/** Built-in formats of percentages and of dates (ECMA-376, 18.8.30). */
const PERCENT = ['9', '10'];
const DATES = ['14', '15', '16', '17', '22'];

/** What is no part of a number in a format: texts, escaped letters, colours and conditions. */
const APART = /"[^"]*"|\\.|_.|\[[^\]]*\]/g;

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, of which the first days of March 1900 and all later ones are counted. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** No date of a list is later than 2199 or before March 1900. */
const isDay = (day: number) => day > 60 && day < 109_575;

function dated(written: string): string {
  const day = Number(written);
  if (!isDay(day)) return written;
  const date = new Date(DAY_ZERO + Math.floor(day) * DAY_MS);
  return [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()].join('/');
}

const percentage: Shown = (written) => `${String(Number((Number(written) * 100).toPrecision(15)))} %`;

/**
 * How a style of a spreadsheet shows its numbers: "64000" as 06400, 0.05 as 5 %, a day as a date, a measure with its unit. Their
 * decimals are left as they are.
 */
export function shownBy(id: string, format: string): Shown {
  const [positive = ''] = format.replaceAll(APART, '').split(';');
  if (PERCENT.includes(id) || positive.includes('%')) return percentage;
  if (DATES.includes(id) || /[dy]/i.test(positive)) return dated;
  if (/^0{2,}$/.test(positive)) return (written) => written.padStart(positive.length, '0');
  const unit = unitInFormat(format);
  return (written) => written + unit;
}
