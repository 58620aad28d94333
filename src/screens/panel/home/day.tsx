import { useConfig } from '#src/actor-hooks/services.ts';
import { longDay } from '#src/format/long-dates.ts';

/** The day of a file, as it was sent when it is no date; nothing when it has none. Suspends until the time zone is known. */
export function Day({ date }: { readonly date: string | null }) {
  const { timeZone } = useConfig();
  return date === null ? null : <time dateTime={date}>{longDay(date, timeZone) ?? date}</time>;
}
