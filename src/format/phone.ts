/** Dialling codes of two digits; all others have three. */
const SHORT_CODES = /^(?:55|56|33|81)/;
const COUNTRY = /^(?:\+?52)(?=\d{10}$)/;

/** A Mexican telephone number in groups, as it is read out: "55 1234 5678", "449 123 4567"; others as they are. */
export function phoneText(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(COUNTRY, '');
  if (!/^\d{10}$/.test(digits)) return phone;
  const sizes = SHORT_CODES.test(digits) ? ([2, 6] as const) : ([3, 6] as const);
  return [digits.slice(0, sizes[0]), digits.slice(sizes[0], sizes[1]), digits.slice(sizes[1])].join(' ');
}
