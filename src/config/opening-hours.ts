const week = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

interface Hours {
  /** "Lunes a viernes", "Sábado", "Sábado y domingo" */
  readonly days: string;
  /** "9:00 a 18:30" */
  readonly time: string;
}

/** Days of the week, 0 for Monday, and when the shop opens and closes on them, in minutes after midnight. */
export interface Opening {
  readonly days: readonly number[];
  readonly opens: number;
  readonly closes: number;
}

const daysIn = (text: string): readonly number[] => {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const named = [...plain.matchAll(new RegExp(week.join('|'), 'g'))].map(([day]) => week.indexOf(day));
  const [first, last] = named;
  if (first === undefined || last === undefined) return named;
  const isRange = / a /.test(plain) && named.length === 2 && last > first;
  return isRange ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : named;
};

const TIME = /(\d{1,2}):(\d{2})/g;
const timesIn = (text: string) =>
  [...text.matchAll(TIME)].map(([, hour = '', minute = '']) => Number(hour) * 60 + Number(minute));

/** The opening hours of site.json; lines that cannot be read are left out. */
export const openingsIn = (hours: readonly Hours[]): readonly Opening[] =>
  hours.flatMap(({ days: names, time }) => {
    const days = daysIn(names);
    const [opens, closes] = timesIn(time);
    return days.length === 0 || opens === undefined || closes === undefined ? [] : [{ days, opens, closes }];
  });
