import * as z from 'zod/mini';
import { instantIn } from '#src/config/end-of-day.ts';
import { isoDaysIn } from '#src/config/iso-day.ts';
import { serverZone } from './server-zone.ts';
import { droppable, optionalText } from './wire.ts';

/** "18:20", "6:20 p. m.", with seconds and a zone where there are any. */
const TIME =
  '(?:[T ,]+(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?(?:\\s?([ap])\\.?\\s?m\\.?|\\s?hr?s?\\.?)?\\s?(Z|UTC|GMT|[+-]\\d{2}(?::?\\d{2})?)?)?$';

/** `2026-08-24`, `2026-08-24 18:20:00`, `2026/8/24 6:20 PM`, `2026-08-24 18:20:00+00`: ISO, SQL and what is like them. */
const YEAR_FIRST = new RegExp(`^(\\d{4})([/-])(\\d{1,2})\\2(\\d{1,2})${TIME}`, 'i');

/** `24/08/2026`, `24-8-26 18:20`, `24/08/2026, 6:20 p. m.`: as Mexico writes days. */
const DAY_FIRST = new RegExp(`^(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})${TIME}`, 'i');

/** ISO 8601 with its zone, which every engine reads. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

interface Written {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** Hours, minutes, seconds, "a" or "p", and a zone; undefined for a day alone. */
  readonly time: readonly (string | undefined)[];
}

function writtenIn(text: string): Written | null {
  const [, year, , month, day, ...time] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return { year, month, day, time };
  const [, first, , second, last, ...hours] = DAY_FIRST.exec(text) ?? [];
  if (first === undefined || second === undefined || last === undefined) return null;
  return { year: last.length === 2 ? `20${last}` : last, month: second, day: first, time: hours };
}

const twoDigits = (digits: string | number) => String(digits).padStart(2, '0');

/** An hour of 24; of 12 with "a" or "p". */
const hourOf = (hour: string, half: string | undefined) =>
  half === undefined ? hour : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);

/** Minutes that a zone is ahead of UTC: "Z", "-06:00", "-0600", "-06". */
function aheadIn(zone: string): number {
  const [, sign = '', hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Seconds since 1970, also with three digits of ms. */
const EPOCH = /^(\d{9,10})(\d{3})?$/;

/** `YYYY-MM-DD`, or an instant as ISO 8601 in UTC; any other text as it was sent. */
function readMoment(sent: string): string {
  const [, seconds, ms = '0'] = EPOCH.exec(sent) ?? [];
  if (seconds !== undefined) return new Date(Number(seconds) * 1_000 + Number(ms)).toISOString();
  const written = INSTANT.test(sent) ? null : writtenIn(sent.trim());
  if (written === null) return sent;
  const { year, month, day, time } = written;
  const [hour, minute = '00', second = '00', half, zone] = time;
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const shown = Date.parse(`${date}T${twoDigits(hourOf(hour ?? '0', half))}:${minute}:${second}Z`);
  // Engines take the 31st of February for a day in March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(date)) return sent;
  if (hour === undefined) return date;
  const at = zone === undefined ? instantIn(shown, serverZone()) : shown - aheadIn(zone) * 60_000;
  return new Date(at).toISOString();
}

/** A day as Laravel writes the date of a model: its midnight in UTC, which is the day before in Mexico. */
const UTC_MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/;

function readDay(sent: string): string {
  const text = EPOCH.test(sent) ? readMoment(sent) : sent;
  const moment = UTC_MIDNIGHT.exec(text)?.[1] ?? readMoment(text);
  return INSTANT.test(moment) ? isoDaysIn(serverZone())(Date.parse(moment)) : moment;
}

/** How MySQL, PHP and a clock at zero write that there is no date. */
const NONE = /^(?:0000-00-00|-0001-11-30|1970-01-01|0$)/;

const read = (reading: (sent: string) => string) =>
  droppable(
    z.pipe(
      optionalText,
      z.transform((sent) => (sent === null || NONE.test(sent) ? null : reading(sent))),
    ),
  );

/**
 * An optional point in time (B15): ISO 8601 with its zone as it is; without one, as SQL or as d/m/Y it is read in the zone
 * of the deployment, and a day stays a day. What is none of these stays as it was sent; null when missing.
 */
export const optionalMoment = read(readMoment);

/** The same for a calendar day, also of a time: the day that the deployment's calendar shows then. */
export const optionalDay = read(readDay);
