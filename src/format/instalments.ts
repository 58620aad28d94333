import { inCurrency } from './money.ts';

/**
 * "6 pagos de $7,948.34, el último de $7,948.30": equal payments of an amount in centavos, of which the last is what is
 * left, so that they add up to it.
 */
export function sayInstalments(centavos: number, count: number): string {
  const each = Math.ceil(centavos / count);
  const last = centavos - each * (count - 1);
  const ending = last === each ? '' : `, el último de ${inCurrency(last)}`;
  return `${String(count)} pagos de ${inCurrency(each)}${ending}`;
}
