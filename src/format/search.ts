import { phoneDigits } from '#src/reading/phone.ts';
import { includesWords, normalizeText } from './normalize-text.ts';

/** A telephone number as searches find it: as it is stored, and its digits alone. */
export const phoneWords = (phone: string | null | undefined): string =>
  [phone ?? '', phoneDigits(phone ?? '') ?? ''].join(' ');

/** Whether a normalized text has every word of a search, or the telephone number that is searched, however it is written. */
export function searchFor(typed: string): (text: string) => boolean {
  const words = normalizeText(typed);
  const digits = phoneDigits(typed);
  return (text) => includesWords(text, words) || (digits !== null && text.includes(digits));
}
