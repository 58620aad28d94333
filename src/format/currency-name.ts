import { currencyCode } from './money.ts';

/** The currency of the amounts as people say it: "pesos mexicanos". */
export function currencyName(): string {
  const currency = currencyCode();
  const named = new Intl.NumberFormat('es-MX', { style: 'currency', currency, currencyDisplay: 'name' });
  // The plural of two.
  return named.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
