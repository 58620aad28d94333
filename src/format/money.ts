const exact = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const whole = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 2 });

/** "16%", of basis points. */
export const inPercent = (bp: number): string => percent.format(bp / 10_000);

/** "$1,310.50", of centavos. */
export const inPesos = (centavos: number): string => exact.format(centavos / 100);

/** "$1,310": a public price, of centavos. Rounded up, so that nobody pays more than was shown. */
export const pesos = (centavos: number): string => whole.format(Math.ceil(centavos / 100));

/** "+$120.00", "−$35.50", of a difference in centavos. */
export const differenceInPesos = (centavos: number): string =>
  `${centavos < 0 ? '−' : '+'}${exact.format(Math.abs(centavos) / 100)}`;
