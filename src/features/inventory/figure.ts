const plain = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });
const short: Readonly<Record<string, string>> = { pieza: 'pza', piezas: 'pza' };

/** A number in Mexican format. */
export const figure = (value: number): string => plain.format(value);

/** The short form of a unit. */
export const shortUnit = (unit: string): string => short[unit.toLowerCase()] ?? unit;

/** A number with its unit: "72.5 m"; without a unit when not known. */
export const amount = (value: number, unit: string | null): string =>
  unit === null ? figure(value) : `${figure(value)} ${shortUnit(unit)}`;
