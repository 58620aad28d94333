import { DAY_MS } from '#src/config/day-ms.ts';
import { instantOf, isoDay } from './dates.ts';

const LOCALE = 'es-MX';
/** "3 de agosto de 2026" in a time zone; null when the text is not a date. A date without a time is that day everywhere. */
export function longDay(iso: string | null, timeZone: string): string | null {
  const at = instantOf(iso);
  if (at === null) return null;
  const zone = /^\d{4}-\d\d-\d\d$/.test(iso ?? '') ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: zone }).format(at);
}

/** A past instant (ms) in words, in a time zone: "ayer a las 6:20 p.m.". */
export function momentText(at: number, timeZone: string, now: number = Date.now()): string {
  const dayOf = (moment: number) => isoDay(moment, timeZone);
  const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone }).format(at);
  const hour = time.startsWith('1:') ? `a la ${time}` : `a las ${time}`;
  if (dayOf(at) === dayOf(now)) return `hoy ${hour}`;
  if (dayOf(at) === dayOf(now - DAY_MS)) return `ayer ${hour}`;
  const date = new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4) ? {} : { year: 'numeric' as const }),
    timeZone,
  });
  return `el ${date.format(at).replace(',', '')} ${hour}`;
}
