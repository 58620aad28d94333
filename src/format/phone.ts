import { readPhone } from '#src/reading/phone.ts';

/** Dialling codes of two digits; all others have three. */
const SHORT_CODES = /^(?:55|56|33|81)/;

/** "55 1234 5678", "449 123 4567" */
function grouped(digits: string): string {
  const end = SHORT_CODES.test(digits) ? 2 : 3;
  return [digits.slice(0, end), digits.slice(end, 6), digits.slice(6)].join(' ');
}

/**
 * A telephone number in groups, as it is read out: "55 1234 5678", "449 123 4567 ext. 12", "+1 956 555 0100"; a text that is
 * no number as it is.
 */
export function phoneText(phone: string): string {
  const read = readPhone(phone);
  if (!('phone' in read)) return phone;
  const { country, digits, extension } = read.phone;
  const number = digits.length === 10 ? grouped(digits) : digits;
  return [
    country === '52' ? number : `+${country} ${number}`,
    ...(extension === null ? [] : ['ext.', extension]),
  ].join(' ');
}
