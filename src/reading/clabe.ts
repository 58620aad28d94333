import { cleaned } from './cleaned.ts';

const WEIGHTS = [3, 7, 1] as const;
const LENGTH = 18;

/** "CLABE:", "Cuenta CLABE interbancaria" */
const LABEL = /^\D*clabe\D*/i;

/**
 * Reads the number of a Mexican bank account: 18 digits, in groups or not, of which the last checks the others. Returns null
 * for any other text. What calls it a CLABE may stand before it.
 */
export function readClabe(written: string): string | null {
  const digits = cleaned(written)
    .replace(LABEL, '')
    .replaceAll(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return null;
  const sum = [...digits.slice(0, -1)].reduce(
    (all, digit, at) => all + ((Number(digit) * (WEIGHTS[at % WEIGHTS.length] ?? 0)) % 10),
    0,
  );
  return digits.endsWith(String((10 - (sum % 10)) % 10)) ? digits : null;
}

/** What a field sends: the plain number; a text that is none is sent as it was typed, and the server judges it. */
export const sentClabe = (written: string): string => readClabe(written) ?? written.trim();

/** "646 180 12345678901 3": bank, place, account and check digit. */
export const clabeText = (clabe: string): string =>
  clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
