import { openingsIn } from '#src/config/opening-hours.ts';

/** Days as schema.org names them, from Monday. */
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Opening hours as schema.org has them; lines that cannot be read are left out. */
export const openingHours = (hours: Parameters<typeof openingsIn>[0]): readonly object[] =>
  openingsIn(hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => week[day] ?? []),
    opens: timeOf(opens),
    closes: timeOf(closes),
  }));
