/** Shown in place of a missing price. */
const ON_REQUEST = 'A consultar';
const INCLUDED = 'Incluido';

/** Formats a price in the deployment's currency; a price of 0 is shown as included. */
export function priceText(price: number | null, currency: string): string {
  if (price === null) return ON_REQUEST;
  if (price === 0) return INCLUDED;
  return new Intl.NumberFormat('es-MX', { style: 'currency', currency }).format(price);
}
