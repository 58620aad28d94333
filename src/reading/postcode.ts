import { cleaned } from './cleaned.ts';

/** A postcode of five digits, or why a text is none: `short` when Excel may have dropped a leading zero. */
export type ReadPostcode =
  { readonly postcode: string } | { readonly problem: 'empty' | 'not-a-postcode' | 'short' | 'several' };

/** Five digits in a row, or two and three as in "64 000". */
const FIVE = /(?<!\d)(?:\d{5}|\d{2} \d{3})(?!\d)/g;

/** Four digits, alone or behind "C.P." and "Código postal". */
const FOUR = /^(?:c\W*p\W*|\D*postal\W*)?(\d{4})$/i;

/** Digits as a spreadsheet groups those of a number: "64,000". */
const GROUPED = /^(\d{1,2})[.,-](\d{3})$/;

const plain = (written: string): string => cleaned(written).replace(GROUPED, '$1$2').replace(/\.0+$/, '');

/** Reads a postcode, alone or in the last line of an address: "C.P. 64000", "64 000", "Monterrey, N.L., 64000". */
export function readPostcode(written: string): ReadPostcode {
  const text = plain(written);
  if (text === '') return { problem: 'empty' };
  const [first, ...others] = text.match(FIVE) ?? [];
  if (first === undefined) return { problem: FOUR.test(text) ? 'short' : 'not-a-postcode' };
  const rest = text.replaceAll(FIVE, '');
  // A number of a house or of a telephone makes it doubtful which one is meant.
  if (others.length > 0 || /\d/.test(rest)) return { problem: 'several' };
  return { postcode: first.replace(' ', '') };
}

/** One that is named as such, or that an address begins with. */
const SAID = /(?:\bc\W*p\W*|postal\W*|^)(\d{5}|\d{2} \d{3})(?!\d)/i;

/**
 * What a field for a postcode holds after typing or pasting: the postcode; of an address the one that is named so or stands
 * in front, else the last; else the first five digits.
 */
export function typedPostcode(written: string): string {
  const text = plain(written);
  const one = SAID.exec(text)?.[1] ?? text.match(FIVE)?.at(-1) ?? text;
  return one.replaceAll(/\D/g, '').slice(0, 5);
}

/** What a form sends: the postcode; a text that is none is sent as it was typed, and the server judges it. */
export function sentPostcode(written: string): string {
  const read = readPostcode(written);
  return 'postcode' in read ? read.postcode : written.trim();
}
