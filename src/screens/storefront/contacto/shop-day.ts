import type { Opening } from '#src/config/opening-hours.ts';

const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const short = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const WEEK = names.length;

/** A moment of the week: its day, 0 for Monday, and minutes after midnight. */
export interface Moment {
  readonly day: number;
  readonly minute: number;
}

/** The moment of the week that it is at a time (ms) where the shop is. */
export function momentAt(now: number, timeZone: string): Moment {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: short.indexOf(parts.get('weekday') ?? ''),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** "9:00" */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;

/** When it is open on a day of the week, in order. */
export const openOn = (openings: readonly Opening[], day: number): readonly Opening[] =>
  openings.filter(({ days }) => days.includes(day)).toSorted((one, other) => one.opens - other.opens);

const dayText = (daysAhead: number, day: number) => {
  if (daysAhead === 0) return 'hoy';
  return daysAhead === 1 ? 'mañana' : `el ${names[day] ?? ''}`;
};

/** Whether the shop is open, and until or from when; null when it has no hours. */
export function openText(openings: readonly Opening[], { day, minute }: Moment): string | null {
  const now = openOn(openings, day).find(({ opens, closes }) => opens <= minute && minute < closes);
  if (now !== undefined) return `Abierto ahora, hasta las ${clock(now.closes)}`;
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const then = (day + ahead) % WEEK;
    const next = openOn(openings, then).find(({ opens }) => ahead > 0 || opens > minute);
    if (next !== undefined) return `Cerrado ahora: abre ${dayText(ahead, then)} a las ${clock(next.opens)}`;
  }
  return null;
}

/** "Hoy, miércoles, de 9:00 a 18:30" */
export function dayHoursText(openings: readonly Opening[], day: number): string {
  const open = openOn(openings, day).map(({ opens, closes }) => `de ${clock(opens)} a ${clock(closes)}`);
  return `Hoy, ${names[day] ?? ''}: ${open.length === 0 ? 'cerrado' : open.join(' y ')}`;
}
