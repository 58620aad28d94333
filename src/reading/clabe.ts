import { cleaned } from './cleaned.ts';

const WEIGHTS = [3, 7, 1] as const;
const LENGTH = 18;

/**
 * Reads the number of a Mexican bank account: 18 digits, in groups or not, of which the last checks the others. Returns null
 * for any other text.
 */
export function readClabe(written: string): string | null {
  const digits = cleaned(written).replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return null;
  const sum = [...digits.slice(0, -1)].reduce(
    (all, digit, at) => all + ((Number(digit) * (WEIGHTS[at % WEIGHTS.length] ?? 0)) % 10),
    0,
  );
  return digits.endsWith(String((10 - (sum % 10)) % 10)) ? digits : null;
}

/** "646 180 12345678901 3": bank, place, account and check digit. */
export const clabeText = (clabe: string): string =>
  clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
