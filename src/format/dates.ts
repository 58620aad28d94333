import { DAY_MS } from '#src/config/day-ms.ts';
import { isoDaysIn } from '#src/config/iso-day.ts';

const LOCALE = 'es-MX';
const MINUTE_MS = 60_000;
const BARE_DAY = /^\d{4}-\d\d-\d\d$/;

/** From the largest that fits: how many minutes one is. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
];

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

const ISO = /^\d{4}-\d\d-\d\d(?:[T ].+(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * The instant that an ISO text names, in ms; null when the text is not a date. Of other texts engines make one too, with
 * the month for the day and in the reader's zone.
 */
export const instantOf = (iso: string | null): number | null => {
  const at = ISO.test(iso ?? '') ? Date.parse(iso ?? '') : NaN;
  return Number.isNaN(at) ? null : at;
};

/** The calendar day of an instant (ms) in a time zone, as "2026-08-24". */
export const isoDay = (at: number, timeZone: string): string => isoDaysIn(timeZone)(at);

/** How long ago an instant is: "hace 2 horas", "ayer". Both arguments in ms. */
export function agoText(at: number, now: number): string {
  const minutes = Math.round((at - now) / MINUTE_MS);
  const [unit, size] = units.find(([, most]) => Math.abs(minutes) >= most) ?? ['minute', 1];
  return minutes === 0 ? 'hace un momento' : relative.format(Math.round(minutes / size), unit);
}

function createCalendar(timeZone: string) {
  const short = { day: 'numeric', month: 'short' } as const;
  const dated = { ...short, year: 'numeric' } as const;
  const timed = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const day = new Intl.DateTimeFormat(LOCALE, { ...dated, timeZone });
  const bareDay = new Intl.DateTimeFormat(LOCALE, { ...dated, timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(LOCALE, { ...dated, ...timed });
  const recent = new Intl.DateTimeFormat(LOCALE, { ...short, ...timed });
  const fileDay = isoDaysIn(timeZone);
  const yearOf = (at: number) => fileDay(at).slice(0, 4);
  return {
    /** "24 ago 2026"; a text that is not a date as it is. */
    day: (iso: string | null): string | null => {
      const at = instantOf(iso);
      return at === null ? iso : (BARE_DAY.test(iso ?? '') ? bareDay : day).format(at);
    },
    /** "24 ago 2026, 6:20 p.m."; without the year when it is the year of `now`. Both in ms. */
    moment: (at: number, now?: number): string =>
      (now !== undefined && yearOf(at) === yearOf(now) ? recent : moment).format(at),
    /** Calendar days between that day and `now`: 0 for today, negative for days to come; null when the text is not a date. */
    daysSince: (iso: string, now: number): number | null => {
      const at = instantOf(iso);
      if (at === null) return null;
      const then = BARE_DAY.test(iso) ? iso : fileDay(at);
      return Math.round((Date.parse(fileDay(now)) - Date.parse(then)) / DAY_MS);
    },
    /** "2026-08-24", for file names. */
    fileDay,
    /** The day of an ISO text as files hold it: "2026-08-24"; null when the text is not a date. */
    fileDayOf: (iso: string | null): string | null => {
      const at = instantOf(iso);
      if (iso === null || at === null) return null;
      return BARE_DAY.test(iso) ? iso : fileDay(at);
    },
  };
}

export type Calendar = ReturnType<typeof createCalendar>;

const calendars = new Map<string, Calendar>();

/** Formats days and times in a time zone. A date without a time is that day in every zone. The same for the same zone. */
export function calendarOf(timeZone: string): Calendar {
  const calendar = calendars.get(timeZone) ?? createCalendar(timeZone);
  calendars.set(timeZone, calendar);
  return calendar;
}
