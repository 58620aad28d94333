import { normalizeText } from '#src/format/normalize-text.ts';

const UP_TO_29 =
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis
  diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete
  veintiocho veintinueve`.split(/\s+/);
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

const valueOf: ReadonlyMap<string, number> = new Map([
  ...UP_TO_29.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, 30 + at * 10] as const),
  ...HUNDREDS.map((word, at) => [word, 100 + at * 100] as const),
  ...([
    ['un', 1],
    ['una', 1],
    ['veintiun', 21],
    ['ciento', 100],
    ['mil', 1_000],
  ] as const),
]);

/** Words that say a number only beside another: "metro y medio". */
const HALF = /\b(?:medi[oa]|cuarto)\b|^metro\b/;

/** The number that words say from a place on, and the place behind it: "dos diez" are two numbers. */
function numberAt(words: readonly string[], from: number): readonly [value: number, next: number] {
  let sum = 0;
  // Only a smaller rank may follow: hundreds, then tens, then units behind an "y".
  let rank = 1_000;
  let at = from;
  for (;;) {
    const hasAnd = words[at] === 'y';
    const value = valueOf.get(words[at + Number(hasAnd)] ?? '');
    if (value === undefined || (hasAnd && (rank !== 10 || value > 9))) break;
    if (value === 1_000) {
      if (sum >= 1_000) break;
      sum = (sum || 1) * value;
      rank = 1_000;
    } else {
      const own = value >= 100 ? 100 : value >= 10 ? 10 : 1;
      const isBehindTens = rank === 10 && own === 1;
      if (own >= rank || (isBehindTens && (!hasAnd || value === 0))) break;
      sum += value;
      rank = value % 10 === 0 && value > 0 ? own : 1;
    }
    at += 1 + Number(hasAnd);
  }
  return [sum, at];
}

function withDigits(words: readonly string[]): string {
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const [value, next] = valueOf.has(word) ? numberAt(words, at) : [word, at + 1];
    written.push(String(value));
    at = next;
  }
  return written.join(' ');
}

/**
 * A measure or a number of pieces with digits in place of words: "un metro cincuenta" is "1 metro 50", "metro y medio" is
 * "1.5 metro", "uno ochenta" is "1.80". A text without such words is unchanged.
 */
export function inDigits(written: string): string {
  const text = normalizeText(written);
  const words = text.replaceAll(/,(?=\s|$)/g, '').split(' ');
  if (!words.some((word) => valueOf.has(word)) && !HALF.test(text)) return written;
  const digits = withDigits(words)
    .replaceAll(/\b0 (\d)\b/g, '0$1')
    .replace(/^(?=metro \S)/, '1 ')
    .replace(/^medi[oa] /, '0.5 ')
    .replace(/^(\d+)( ?[a-z]+\.?)? y medi[oa]\b/, '$1.5$2')
    .replace(/^(\d+)( ?[a-z]+\.?)? y (?:1 )?cuarto\b/, '$1.25$2')
    .replace(/^(\d+ ?m[a-z]*\.?) (?:y|con) (?=\d)/, '$1 ')
    .replace(/^(\d+) (?:punto|coma) (?=\d+\b)/, '$1.')
    // Who says two numbers without a unit between them means metres and their hundredths.
    .replace(/^(\d) (\d{2})\b/, '$1.$2');
  // Two numbers are not one with its thousands apart.
  return /\d \d{3}\b/.test(digits) ? written : digits;
}

const PAIR = /^(?:1 )?par\b(?: de)?/;
const DOZEN = /^(?:1 )?docena\b(?: de)?/;

/** A number that is said again in brackets, as receipts have it: "2 (dos)", "dos (2) piezas". */
function saidOnce(written: string): string {
  const [, one = '', other = '', rest = ''] = /^([^()]+?)\s*\(([^()]+)\)(.*)$/.exec(written.trim()) ?? [];
  const isSame = one !== '' && inDigits(one) === inDigits(other.trim());
  return isSame ? one + rest : written;
}

/** A number of pieces with digits in place of words: "dos piezas", "un par", "media docena", "2 (dos)". */
export const countInDigits = (written: string): string =>
  inDigits(saidOnce(written))
    .replace(/^0\.5 docena\b(?: de)?/, '6')
    .replace(DOZEN, '12')
    .replace(PAIR, '2');
