const hundredths = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1.20", of millimetres. */
export const inMetres = (mm: number): string => hundredths.format(mm / 1_000);

/** "1.20 × 1.40 m", of millimetres. */
export const sizeInMetres = (widthMm: number, heightMm: number): string =>
  `${inMetres(widthMm)} × ${inMetres(heightMm)} m`;

/** "30 a 590 cm", of millimetres. */
export const rangeInCm = (fromMm: number, toMm: number): string =>
  `${String(Math.round(fromMm / 10))} a ${String(Math.round(toMm / 10))} cm`;
