import { inNumber } from './numbers.ts';

export { capital, small } from '#src/content/first-letter.ts';

/** "una, dos y tres" */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('es-MX').format(words);

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
