const metres = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** "1.20", or "2.088" when hundredths are not exact; of millimetres. */
export const inMetres = (mm: number): string => metres.format(mm / 1_000);

/** "1.20 × 2.088 m", of millimetres. */
export const sizeInMetres = (widthMm: number, heightMm: number): string =>
  `${inMetres(widthMm)} × ${inMetres(heightMm)} m`;

const squareMetres = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 6 });

/** "7.5 m²", exact, of square millimetres. */
export const inSquareMetres = (mm2: number): string => `${squareMetres.format(mm2 / 1_000_000)} m²`;

/** "120", or "208.8" when whole centimetres are not exact; of millimetres. */
export const inCm = (mm: number): string => String(Math.round(mm) / 10);

/** "30 a 590 cm", of millimetres. */
export const rangeInCm = (fromMm: number, toMm: number): string => `${inCm(fromMm)} a ${inCm(toMm)} cm`;
