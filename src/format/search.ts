import { phonesWithin } from '#src/reading/named-phone.ts';
import { phoneDigits, plainDigits } from '#src/reading/phone.ts';
import { includesWords, normalizeText } from './normalize-text.ts';

/** A text with telephone numbers as searches find it: as it is stored, and the digits of each alone. */
export const phoneWords = (phone: string | null | undefined): string =>
  [phone ?? '', ...phonesWithin(phone ?? '').map(plainDigits)].join(' ');

/** Whether a normalized text has every word of a search, or the telephone number that is searched, however it is written. */
export function searchFor(typed: string): (text: string) => boolean {
  const words = normalizeText(typed);
  const digits = phoneDigits(typed);
  return (text) => includesWords(text, words) || (digits !== null && text.includes(digits));
}
