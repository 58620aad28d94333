const LOCALE = 'es-MX';
const DAY_MS = 86_400_000;

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** A day as people say it, "3 de agosto de 2026", in a time zone; null for a text that is no date. */
export function dayText(iso: string | null, timeZone: string): string | null {
  if (iso === null || !isInstant(iso)) return null;
  // A bare day is that day wherever one is.
  const zone = /^\d{4}-\d\d-\d\d$/.test(iso) ? 'UTC' : timeZone;
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: zone });
  return format.format(new Date(iso));
}

/** A moment of the past as people say it, "ayer a las 6:20 p.m.", in a time zone. */
export function momentText(at: number, timeZone: string, now: number = Date.now()): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (moment: number) => day.format(moment);
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
