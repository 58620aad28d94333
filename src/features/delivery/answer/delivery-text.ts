import { inCurrency } from '#src/format/money.ts';
import type { Zone } from '../estimate.ts';

/** "Flete a Jalisco: $650.00 por orden. La instalamos nosotros. Plazos y fletes de la tienda." */
export function deliveryText(state: string, { freightCentavos, installs }: Zone): string {
  const freight = freightCentavos === 0 ? 'sin costo' : `${inCurrency(freightCentavos)} por orden`;
  const who = installs
    ? 'La instalamos nosotros: la instalación se agrega al cotizar.'
    : 'Llega a tu puerta, y la instala un distribuidor de la zona.';
  return `Flete a ${state}: ${freight}. ${who} Son plazos y fletes de la tienda.`;
}
