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

/** Keeps figures on the line of their units: "50 mm", "5 %". */
export const unbroken = (words: string): string => words.replaceAll(/(\d) (?=mm|%)/g, '$1\u00a0');
