import { phonesWithin } from '#src/reading/named-phone.ts';
import { phoneDigits, plainDigits } from '#src/reading/phone.ts';
import { includesWords, normalizeText } from './normalize-text.ts';

/** A text with telephone numbers as searches find it: as it is stored, and the digits of each alone. */
export const phoneWords = (phone: string | null | undefined): string =>
  [phone ?? '', ...phonesWithin(phone ?? '').map(plainDigits)].join(' ');

/** Whether a normalized text has every word of a search, or the telephone number that is searched, however it is written. */
export function searchFor(typed: string): (text: string) => boolean {
  const words = normalizeText(typed);
  const [within] = phonesWithin(typed).map(plainDigits);
  // A number with a name or a word beside it: "Ana +52 55 1234 5678".
  const digits = phoneDigits(typed) ?? within ?? null;
  return (text) => includesWords(text, words) || (digits !== null && text.includes(digits));
}
