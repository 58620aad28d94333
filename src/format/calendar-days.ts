import { instantOf } from './dates.ts';

const LOCALE = 'es-MX';

type Shown = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'>;

/** A calendar day (`YYYY-MM-DD`), with its year when it is not that of today; a text that is not a date as it is. */
const dayWith = (shown: Shown) => (day: string, today: string) => {
  const at = instantOf(day);
  if (at === null) return day;
  return new Intl.DateTimeFormat(LOCALE, {
    ...shown,
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }),
    timeZone: 'UTC',
  })
    .format(at)
    .replace(',', '');
};

/** "10 de diciembre", "8 de enero de 2027" */
export const dayOfMonth = dayWith({ day: 'numeric', month: 'long' });

/** "jueves 10 de diciembre", "viernes 8 de enero de 2027" */
export const dayOfWeek = dayWith({ weekday: 'long', day: 'numeric', month: 'long' });
