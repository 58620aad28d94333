const LOCALE = 'es-MX';
const BARE_DAY = /^\d{4}-\d\d-\d\d$/;

const isDate = (iso: string | null): iso is string => iso !== null && !Number.isNaN(Date.parse(iso));

/** How a deployment writes days and moments of quotes. Made once for a list: a formatter costs more than a row. */
export function calendarIn(timeZone: string) {
  const dated = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(LOCALE, { ...dated, timeZone });
  const bareDay = new Intl.DateTimeFormat(LOCALE, { ...dated, timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(LOCALE, {
    ...dated,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return {
    /** "24 ago 2026"; a bare day is that day wherever one is. null for what is no date. */
    day: (iso: string | null): string | null =>
      isDate(iso) ? (BARE_DAY.test(iso) ? bareDay : day).format(Date.parse(iso)) : null,
    /** "24 ago 2026, 6:20 p.m." */
    moment: (iso: string | null): string | null => (isDate(iso) ? moment.format(Date.parse(iso)) : null),
  };
}

export type Calendar = ReturnType<typeof calendarIn>;
