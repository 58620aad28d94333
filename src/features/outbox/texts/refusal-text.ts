import type { ApiError } from '#src/api/errors.ts';
import { inCurrency } from '#src/format/money.ts';
import { failureText } from '#src/remote-data/failure-text.ts';

const CONFLICT = 409;

const namesPrice = ({ fields }: ApiError) =>
  fields['total_centavos'] !== undefined || fields['price_list'] !== undefined;

/**
 * Says why the server did not take a quote, and what to do.
 * @param seenCentavos the total that the person saw
 * @param todayCentavos the total at today's prices, where the quote is open; null elsewhere
 */
export function refusalText(
  error: ApiError,
  seenCentavos: number,
  todayCentavos: number | null = null,
): string {
  if (namesPrice(error)) {
    const was = `Los precios cambiaron mientras no había señal: era ${inCurrency(seenCentavos)}`;
    if (todayCentavos === null)
      return `${was}. Ábrela para ver el precio de hoy y guárdala otra vez; no se perdió nada.`;
    const now = todayCentavos === seenCentavos ? '' : ` y hoy es ${inCurrency(todayCentavos)}`;
    return `${was}${now}. Revísalos y guarda otra vez; no se perdió nada.`;
  }
  if (error.status === CONFLICT)
    return 'No se guardó: cambió en otro lado desde que la abriste. Guárdala otra vez para decidir cuál queda.';
  return `No se guardó: ${failureText(error)}`;
}
