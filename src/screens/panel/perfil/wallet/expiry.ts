/** How long a card is still good for. */
export type Validity = 'valid' | 'soon' | 'over';

/** Months ahead of the last one in which it is time to think of another card. */
const SOON_MONTHS = 2;

const MONTH_FIRST = /^(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})(?:-\d{2})?$/;

/** Months since the year 0, of a month as servers write it (`11/29`, `11/2029`, `2029-11`); null for anything else. */
function monthOf(expires: string): number | null {
  const text = expires.trim();
  const [, month, year] = MONTH_FIRST.exec(text) ?? swapped(YEAR_FIRST.exec(text)) ?? [];
  const number = Number(month);
  if (month === undefined || year === undefined || number < 1 || number > 12) return null;
  return (year.length === 2 ? 2_000 + Number(year) : Number(year)) * 12 + number - 1;
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1]];

/** How a card stands whose last good month is this one; null where that is not known. */
export function validityOf(expires: string | null, today: Date): Validity | null {
  const last = expires === null ? null : monthOf(expires);
  if (last === null) return null;
  const left = last - (today.getFullYear() * 12 + today.getMonth());
  if (left < 0) return 'over';
  return left <= SOON_MONTHS ? 'soon' : 'valid';
}
