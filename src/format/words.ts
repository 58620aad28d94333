import { inNumber } from './numbers.ts';

export { capital, small } from '#src/content/first-letter.ts';

/** "una, dos y tres" */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('es-MX').format(words);

/** More names than anyone reads in a sentence. */
const MOST_LISTED = 12;

/** "C-1010, C-1015 y 3 más": of many words only the first. */
export function listedSome(words: readonly string[]): string {
  const first = words.slice(0, MOST_LISTED);
  const more = words.length - first.length;
  return listed(more === 0 ? first : [...first, `${String(more)} más`]);
}

/** "1 color", "5 colores" */
export const counted = (count: number, one: string, several: string): string =>
  `${String(count)} ${count === 1 ? one : several}`;

/** "1 partida", "1,200 partidas": the lines of a quote, a cart or an order, each of one or more pieces. */
export const countedLines = (count: number): string =>
  `${inNumber(count)} ${count === 1 ? 'partida' : 'partidas'}`;

/**
 * Keeps figures on the line of what they count, and a dot on the line of what it follows: "5 %", "1.20 × 1.40 m ·", "2
 * lienzos".
 */
export const unbroken = (words: string): string =>
  words.replaceAll(/(?<=\d) (?=[\p{L}%×])|(?<=×) (?=\d)| (?=·)/gu, '\u00a0');
