import { useConfig } from '#src/actor-hooks/services.ts';
import { longDay } from '#src/format/long-dates.ts';

/** The day of a file; nothing when it has none. Suspends until the time zone is known. */
export function Day({ date }: { readonly date: string | null }) {
  const { timeZone } = useConfig();
  const day = longDay(date, timeZone);
  return day === null || date === null ? null : <time dateTime={date}>{day}</time>;
}
