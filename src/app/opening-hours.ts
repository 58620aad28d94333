/** Days as schema.org names them, from Monday. */
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const spanish = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

interface Hours {
  /** "Lunes a viernes", "Sábado", "Sábado y domingo" */
  readonly days: string;
  /** "9:00 a 18:30" */
  readonly time: string;
}

const daysIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const named = [...plain.matchAll(/lunes|martes|miercoles|jueves|viernes|sabado|domingo/g)].map(([day]) =>
    spanish.indexOf(day),
  );
  const [first, last] = named;
  if (first === undefined) return [];
  const isRange = / a /.test(plain) && last !== undefined && named.length === 2;
  return isRange ? week.slice(first, last + 1) : named.flatMap((at) => week[at] ?? []);
};

const TIME = /(\d{1,2}):(\d{2})/g;
const timesIn = (text: string) =>
  [...text.matchAll(TIME)].map(([, hour = '', minute = '']) => `${hour.padStart(2, '0')}:${minute}`);

/** Opening hours as schema.org has them; lines that cannot be read are left out. */
export const openingHours = (hours: readonly Hours[]): readonly object[] =>
  hours.flatMap(({ days, time }) => {
    const dayOfWeek = daysIn(days);
    const [opens, closes] = timesIn(time);
    if (dayOfWeek.length === 0 || opens === undefined || closes === undefined) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });
