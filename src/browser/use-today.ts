import { useEffect, useState } from 'react';
import { DAY_MS } from '#src/config/day-ms.ts';
import { endOfDay } from '#src/config/end-of-day.ts';
import { isoDay } from '#src/format/dates.ts';

/** Time until the day ends in a time zone, in ms. */
const msToEndOfDay = (timeZone: string, at: number) =>
  Math.max(0, (endOfDay(isoDay(at, timeZone), timeZone) ?? at + DAY_MS) - at);

/** A moment of the current day, in ms. Changes when the day ends in the time zone, also while the page is open. */
export function useToday(timeZone: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => {
      setNow((before) => (isoDay(before, timeZone) === isoDay(Date.now(), timeZone) ? before : Date.now()));
    };
    const timer = setTimeout(update, msToEndOfDay(timeZone, Date.now()));
    // Timers do not run while a computer sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [timeZone, now]);
  return now;
}
