/** Validity of a card. */
export type Validity = 'valid' | 'expiring' | 'expired';

/** A card that expires within so many months is about to expire. */
const EXPIRING_MONTHS = 2;

const MONTH_FIRST = /^(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})(?:-\d{2})?$/;

/** Converts an expiry month (`11/29`, `11/2029`, `2029-11`) to months since year 0; null for anything else. */
function monthOf(expires: string): number | null {
  const text = expires.trim();
  const [, month, year] = MONTH_FIRST.exec(text) ?? swapped(YEAR_FIRST.exec(text)) ?? [];
  const number = Number(month);
  if (month === undefined || year === undefined || number < 1 || number > 12) return null;
  return (year.length === 2 ? 2_000 + Number(year) : Number(year)) * 12 + number - 1;
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1]];

/** Validity of a card by its last valid month; null when the month is unknown. */
export function validityOf(expires: string | null, today: Date): Validity | null {
  const last = expires === null ? null : monthOf(expires);
  if (last === null) return null;
  const monthsLeft = last - (today.getFullYear() * 12 + today.getMonth());
  if (monthsLeft < 0) return 'expired';
  return monthsLeft <= EXPIRING_MONTHS ? 'expiring' : 'valid';
}
