const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** "$1,310.50", of centavos. */
export const inPesos = (centavos: number): string => money.format(centavos / 100);

/** "+$120.00", "−$35.50", of a difference in centavos. */
export const differenceInPesos = (centavos: number): string =>
  `${centavos < 0 ? '−' : '+'}${money.format(Math.abs(centavos) / 100)}`;
