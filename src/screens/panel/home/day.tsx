import { useConfig } from '../../support/services.ts';
import { dayText } from '../../support/moments.ts';

/** The day of a file, where it has one; suspends until it is known in which time zone days begin here. */
export function Day({ date }: { readonly date: string | null }) {
  const { timeZone } = useConfig();
  const day = dayText(date, timeZone);
  return day === null || date === null ? null : <time dateTime={date}>{day}</time>;
}
