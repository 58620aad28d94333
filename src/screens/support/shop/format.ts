export { capital, small } from '#src/content/first-letter.ts';

const money = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
});

const hundredths = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$1,310": a public price. Centavos that a size brings are rounded up, so that nobody pays more than was shown. */
export const pesos = (centavos: number): string => money.format(Math.ceil(centavos / 100));

/** "1.20", of millimetres. */
export const inMetres = (mm: number): string => hundredths.format(mm / 1_000);

/** "1.20 × 1.40 m" */
export const sizeInMetres = (widthMm: number, heightMm: number): string =>
  `${inMetres(widthMm)} × ${inMetres(heightMm)} m`;

/** "30 a 590 cm" */
export const rangeInCm = (fromMm: number, toMm: number): string =>
  `${String(Math.round(fromMm / 10))} a ${String(Math.round(toMm / 10))} cm`;

/** "una, dos y tres" */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('es-MX').format(words);

/** "1 color", "5 colores" */
export const counted = (count: number, one: string, several: string): string =>
  `${String(count)} ${count === 1 ? one : several}`;

/** Figures that stay beside their units: "50 mm", "5 %". */
export const unbroken = (words: string): string => words.replaceAll(/(\d) (?=mm|%)/g, '$1\u00a0');
