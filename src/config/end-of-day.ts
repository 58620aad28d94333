import { DAY_MS } from './day-ms.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs more than what it writes, so each zone keeps its own. */
function fieldsIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    fieldsIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1_000) * 1_000;
}

/**
 * The instant at which the clocks of a zone show a time.
 * @param shown that time as if the zone were UTC, in ms since 1970
 * @param timeZone such as `America/Mexico_City`
 */
export function instantIn(shown: number, timeZone: string): number {
  // If clocks change that night, the first guess is an hour off and the second is right.
  const guess = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(guess, timeZone);
}

/**
 * The instant at which a calendar day ends where the shop is: the first of the next day, in ms since 1970.
 * @param day `YYYY-MM-DD`
 * @param timeZone such as `America/Mexico_City`
 * @returns null when the day does not exist
 */
export function endOfDay(day: string, timeZone: string): number | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(midnight) ? null : instantIn(midnight + DAY_MS, timeZone);
}
