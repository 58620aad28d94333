const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A server's date as people say it, "3 de agosto de 2026", in the shop's time zone; a day without a time is that day
 * everywhere. What is no date stays as it came.
 */
export function dayOf(date: string, timeZone: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat('es-MX', {
    dateStyle: 'long',
    timeZone: DAY_ALONE.test(date) ? 'UTC' : timeZone,
  }).format(time);
}
