import { cleaned } from './cleaned.ts';
import { numberReadings, withoutCurrency } from './number.ts';

const MOST_PESOS = 10_000_000;

/** "12.500": twelve thousand to some, and nobody writes a thousandth of a peso. */
const THREE_DECIMALS = /^\d{1,3}\.\d{3}$/;

/**
 * Reads pesos, "12,345.67", as centavos, by the likeliest reading in Mexico; null when a text is no amount, has parts of a
 * centavo, or may be two amounts.
 */
export function readCentavos(written: string): number | null {
  const text = withoutCurrency(cleaned(written));
  const [pesos] = THREE_DECIMALS.test(text) ? [] : numberReadings(text);
  if (pesos === undefined || pesos < 0 || pesos > MOST_PESOS) return null;
  const centavos = Math.round(pesos * 100);
  return Math.abs(pesos * 100 - centavos) < 1e-4 ? centavos : null;
}
