import { cleaned } from './cleaned.ts';
import { numberReadings, withoutCurrency } from './number.ts';

const MOST_PESOS = 10_000_000;

/**
 * Reads pesos, "12,345.67", as centavos, by the likeliest reading in Mexico; null when a text is no amount, or has parts of a
 * centavo.
 */
export function readCentavos(written: string): number | null {
  const [pesos] = numberReadings(withoutCurrency(cleaned(written)));
  if (pesos === undefined || pesos < 0 || pesos > MOST_PESOS) return null;
  const centavos = Math.round(pesos * 100);
  return Math.abs(pesos * 100 - centavos) < 1e-4 ? centavos : null;
}
