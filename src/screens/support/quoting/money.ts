const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 2 });

/** "16%", of basis points. */
export const inPercent = (bp: number): string => percent.format(bp / 10_000);

/** "$1,310.50", of centavos. */
export const inPesos = (centavos: number): string => money.format(centavos / 100);

/** "+$120.00", "−$35.50", of a difference in centavos. */
export const differenceInPesos = (centavos: number): string =>
  `${centavos < 0 ? '−' : '+'}${money.format(Math.abs(centavos) / 100)}`;
