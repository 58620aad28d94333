const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
/** Exact: a square millimetre is a millionth of a square metre. */
const figures = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 6 });

/** "$1,160.00" */
export const inPesos = (centavos: number): string => money.format(centavos / 100);

/** "2.5 m" */
export const inMetres = (mm: number): string => `${figures.format(mm / 1_000)} m`;

/** "12.4 m²" */
export const inSquareMetres = (mm2: number): string => `${figures.format(mm2 / 1_000_000)} m²`;

/** "6 Nm" */
export const inNewtonMetres = (mNm: number): string => `${figures.format(mNm / 1_000)} Nm`;
