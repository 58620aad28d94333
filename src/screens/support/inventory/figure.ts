const plain = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });
const short: Readonly<Record<string, string>> = { pieza: 'pza', piezas: 'pza' };

/** A number as Mexico writes it. */
export const figure = (value: number): string => plain.format(value);

/** A unit as it stands beside a figure. */
export const shortUnit = (unit: string): string => short[unit.toLowerCase()] ?? unit;

/** A figure with its unit: "72.5 m"; what it counts is left out where nobody says. */
export const amount = (value: number, unit: string | null): string =>
  unit === null ? figure(value) : `${figure(value)} ${shortUnit(unit)}`;
