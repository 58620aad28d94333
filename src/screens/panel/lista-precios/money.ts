/** What stands in place of a price that the server does not say. */
const ON_REQUEST = 'A consultar';
const INCLUDED = 'Incluido';

/** A price as the deployment's currency has it; nothing is charged for what is included. */
export function priceText(price: number | null, currency: string): string {
  if (price === null) return ON_REQUEST;
  if (price === 0) return INCLUDED;
  return new Intl.NumberFormat('es-MX', { style: 'currency', currency }).format(price);
}
