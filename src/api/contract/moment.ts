import * as z from 'zod/mini';
import { instantIn } from '#src/config/end-of-day.ts';
import { serverZone } from './server-zone.ts';
import { droppable, optionalText } from './wire.ts';

const TIME = '(?:[T ]+(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?)?';

/** `2026-08-24`, `2026-08-24 18:20:00`, `2026-08-24T18:20`: ISO and SQL, without a zone. */
const YEAR_FIRST = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})${TIME}$`);

/** `24/08/2026`, `24-8-26 18:20`: as Mexico writes days. */
const DAY_FIRST = new RegExp(`^(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})${TIME}$`);

interface Written {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** Hours, minutes and seconds; undefined for a day alone. */
  readonly time: readonly (string | undefined)[];
}

function writtenIn(text: string): Written | null {
  const [, year, month, day, ...time] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return { year, month, day, time };
  const [, first, , second, last, ...hours] = DAY_FIRST.exec(text) ?? [];
  if (first === undefined || second === undefined || last === undefined) return null;
  return {
    year: last.length === 2 ? `20${last}` : last,
    month: second.padStart(2, '0'),
    day: first.padStart(2, '0'),
    time: hours,
  };
}

/** `YYYY-MM-DD`, or an instant as ISO 8601 in UTC; any other text as it was sent. */
function readMoment(sent: string): string {
  const written = writtenIn(sent.trim());
  if (written === null) return sent;
  const { year, month, day, time } = written;
  const [hour, minute = '00', second = '00'] = time;
  const date = `${year}-${month}-${day}`;
  const shown = Date.parse(`${date}T${(hour ?? '00').padStart(2, '0')}:${minute}:${second}Z`);
  // Engines take the 31st of February for a day in March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(date)) return sent;
  return hour === undefined ? date : new Date(instantIn(shown, serverZone())).toISOString();
}

/** A day as Laravel writes the date of a model: its midnight in UTC, which is the day before in Mexico. */
const UTC_MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/;

const readDay = (sent: string): string => UTC_MIDNIGHT.exec(sent)?.[1] ?? readMoment(sent);

const read = (reading: (sent: string) => string) =>
  droppable(
    z.pipe(
      optionalText,
      z.transform((sent) => (sent === null ? null : reading(sent))),
    ),
  );

/**
 * An optional point in time (B15): ISO 8601 with its zone as it is; without one, as SQL or as d/m/Y it is read in the zone
 * of the deployment, and a day stays a day. What is none of these stays as it was sent; null when missing.
 */
export const optionalMoment = read(readMoment);

/** The same for a calendar day. */
export const optionalDay = read(readDay);
