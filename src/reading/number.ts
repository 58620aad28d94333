import { cleaned } from './cleaned.ts';

/** A number that was read, or why a text is none: `two-readings` when "1,234" may be 1234 as well as 1.234. */
export type ReadNumber =
  { readonly value: number } | { readonly problem: 'empty' | 'not-a-number' | 'outside' | 'two-readings' };

/** More characters than any number of ours has, also one that a program wrote with all its digits. */
const MOST_LENGTH = 30;

const CURRENCY =
  /^(?:(?:mxn?|mn|m\. ?n\.|\$) ?)+|(?: ?(?:mxn|mn|m\. ?n\.?|pesos?|mexicanos|moneda nacional|\$)\.?)+$/gi;

/** A text without the signs and words of pesos: "$ 1,234 MXN" and "1,234 pesos M.N." are "1,234". */
export const withoutCurrency = (text: string): string => text.replaceAll(CURRENCY, '');

const PLAIN = /^\d+\.?$/;
const ONE_MARK = /^(\d*)([.,])(\d+)$/;
/** Groups of three, all after the same mark, and decimals after the other one. */
const GROUPED = /^\d{1,3}(?:([.,' ’])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/;

/** "1,234" or "1.234": three digits after the only mark, which may be one of thousands. */
const mayBeGrouped = (whole: string, decimals: string) =>
  /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;

function sizesOf(digits: string): readonly number[] {
  if (PLAIN.test(digits)) return [Number(digits)];
  const [, whole = '', mark = '', decimals = ''] = ONE_MARK.exec(digits) ?? [];
  if (mark !== '') {
    const decimal = Number(`${whole}.${decimals}`);
    if (!mayBeGrouped(whole, decimals)) return [decimal];
    const thousands = Number(whole + decimals);
    // Mexico writes a comma between thousands and a point before decimals.
    return mark === ',' ? [thousands, decimal] : [decimal, thousands];
  }
  const [all, group = '', point = '', rest = ''] = GROUPED.exec(digits) ?? [];
  if (all === undefined || group === point) return [];
  const grouped = all.slice(0, all.length - point.length - rest.length).replaceAll(/\D/g, '');
  return [Number(rest === '' ? grouped : `${grouped}.${rest}`)];
}

/** Every number that a text may be, the likeliest in Mexico first; none for a text that is no number. */
export function numberReadings(written: string): readonly number[] {
  if (written.length > MOST_LENGTH) return [];
  const [, sign = '', digits = ''] = /^([+\-\u2212]?) ?(\S.*)$/.exec(written) ?? [];
  const isNegative = sign !== '' && sign !== '+';
  return sizesOf(digits).map((size) => (isNegative ? -size : size));
}

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/**
 * Reads a number as people and spreadsheets write it: "1,234.50", "1.234,50", "20,71", "$ 1,234". Of two readings the one
 * within the bounds counts.
 */
export function readNumber(written: string, { least = -Infinity, most = Infinity }: Bounds = {}): ReadNumber {
  // Excel's mark of a text.
  const text = cleaned(written).replace(/^['’](?=\d)/, '');
  if (text === '') return { problem: 'empty' };
  const readings = numberReadings(withoutCurrency(text));
  if (readings.length === 0) return { problem: 'not-a-number' };
  const [value, other] = readings.filter((one) => least <= one && one <= most);
  if (value === undefined) return { problem: 'outside' };
  return other === undefined ? { value } : { problem: 'two-readings' };
}

const PIECES =
  /(?:\s*(?:x|(?:pza|pieza)(?:\(s\)|\/?s)?|pz|pcs?|ea|u|uds?|unds?|unids?|unidad(?:es)?|jgos?|juegos?|(?:ventana|persiana|cortina|toldo)s?|iguales|c\/u|cada una?)\.?)+$/i;

/** Reads a number of pieces: "2", "2.0", "2 pzas", "(2)"; whole, from 1. A thousand is none of the usual ones, nor is it 1. */
export function readCount(written: string, most: number): ReadNumber {
  const read = readNumber(
    cleaned(written)
      .replace(/^\((.*)\)$/, '$1')
      .replace(/^x\s*(?=\d)/i, '')
      .replace(PIECES, ''),
  );
  if (!('value' in read)) return read;
  if (!Number.isInteger(read.value)) return { problem: 'not-a-number' };
  return read.value < 1 || read.value > most ? { problem: 'outside' } : read;
}
