import type { Zone } from '#src/content/delivering/place.ts';
import { inCurrency } from '#src/format/money.ts';
import { installerText } from '../installer-text.ts';

/** "Flete a Jalisco: $650.00 por orden. La instalamos nosotros. Con un distribuidor, plazo y flete pueden cambiar." */
export function deliveryText(state: string, { freightCentavos, installs }: Zone): string {
  const freight = freightCentavos === 0 ? 'sin costo' : `${inCurrency(freightCentavos)} por orden`;
  const who = installs
    ? 'La instalamos nosotros: la instalación se agrega al cotizar.'
    : `Llega a tu puerta. ${installerText(state)}`;
  return `Flete a ${state}: ${freight}. ${who} Con un distribuidor, plazo y flete pueden cambiar.`;
}
