import { useEffect, useState } from 'react';
import { endOfDay } from '#src/config/end-of-day.ts';

const A_DAY_MS = 86_400_000;

const dayIn = (timeZone: string, at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** How long the day that it is there still lasts, in ms. */
const restOfDay = (timeZone: string, at: number) =>
  Math.max(0, (endOfDay(dayIn(timeZone, at), timeZone) ?? at + A_DAY_MS) - at);

/** A moment of today, in ms; another one as soon as the day has ended where the shop is, also while the page is open. */
export function useToday(timeZone: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => {
      setNow((before) => (dayIn(timeZone, before) === dayIn(timeZone, Date.now()) ? before : Date.now()));
    };
    const timer = setTimeout(look, restOfDay(timeZone, Date.now()));
    // A computer that slept through midnight has slept through the timer too.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone, now]);
  return now;
}
