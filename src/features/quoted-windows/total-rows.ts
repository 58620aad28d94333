import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { inCurrency } from '#src/format/money.ts';

/** A row of totals, as every screen and paper shows it. */
export interface TotalRow {
  readonly name: string;
  readonly amount: string;
  /** null where a freight is not known. */
  readonly centavos: number | null;
  /** Whether it is what is paid in all. */
  readonly isTotal?: boolean;
}

/** "$650.00"; a freight that is not known is not in the total. */
export function freightText(centavos: number | null): string {
  if (centavos === null) return 'no incluido';
  return centavos === 0 ? 'sin costo' : inCurrency(centavos);
}

/** The rows of totals: what the windows cost, what is added, the total, and when which part of it is paid. */
export function totalRows(totals: Totals): readonly TotalRow[] {
  const { discount_centavos: discount, freight_centavos: freight, own_lines: own = [] } = totals;
  const rounding = totals.rounding_centavos ?? 0;
  const hasSum = discount !== 0 || own.length > 0 || (freight ?? 0) !== 0 || rounding !== 0;
  const row = (name: string, centavos: number): TotalRow => ({
    name,
    centavos,
    amount: inCurrency(centavos),
  });
  return [
    ...(hasSum ? [row(totals.holds_iva ? 'Suma con IVA' : 'Suma sin IVA', totals.subtotal_centavos)] : []),
    ...(discount === 0 ? [] : [row('Descuento', -discount)]),
    ...own.map(({ name, centavos }) => row(name, centavos)),
    { name: 'Flete', centavos: freight, amount: freightText(freight) },
    ...(rounding === 0 ? [] : [row('Redondeo', rounding)]),
    row('Subtotal sin IVA', totals.base_centavos),
    row('IVA', totals.iva_centavos),
    { ...row('Total con IVA', totals.total_centavos), isTotal: true },
    row('Anticipo al pedir', totals.deposit_centavos),
    row('Al entregar', totals.balance_centavos),
  ];
}
