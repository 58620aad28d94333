import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { inCurrency } from '#src/format/money.ts';

/** A sum of totals. */
interface TotalSum {
  readonly name: string;
  /** null where a freight is not known. */
  readonly centavos: number | null;
  /** Whether it is what is paid in all. */
  readonly isTotal?: boolean;
}

/** A row of totals, as every screen and paper shows it. */
export interface TotalRow extends Omit<TotalSum, 'centavos'> {
  readonly amount: string;
}

const FREIGHT = 'Flete';

/** "$650.00"; a freight that is not known is not in the total. */
export function freightText(centavos: number | null): string {
  if (centavos === null) return 'no incluido';
  return centavos === 0 ? 'sin costo' : inCurrency(centavos);
}

/** The sums of totals: what the windows cost, what is added, the total, and when which part of it is paid. */
export function totalSums(totals: Totals): readonly TotalSum[] {
  const { discount_centavos: discount, freight_centavos: freight, own_lines: own = [] } = totals;
  const rounding = totals.rounding_centavos ?? 0;
  const hasSum = discount !== 0 || own.length > 0 || (freight ?? 0) !== 0 || rounding !== 0;
  const sum = (name: string, centavos: number | null): TotalSum => ({ name, centavos });
  return [
    ...(hasSum ? [sum(totals.holds_iva ? 'Suma con IVA' : 'Suma sin IVA', totals.subtotal_centavos)] : []),
    ...(discount === 0 ? [] : [sum('Descuento', -discount)]),
    ...own.map(({ name, centavos }) => sum(name, centavos)),
    sum(FREIGHT, freight),
    ...(rounding === 0 ? [] : [sum('Redondeo', rounding)]),
    sum('Subtotal sin IVA', totals.base_centavos),
    sum('IVA', totals.iva_centavos),
    { ...sum('Total con IVA', totals.total_centavos), isTotal: true },
    sum('Anticipo al pedir', totals.deposit_centavos),
    sum('Al entregar', totals.balance_centavos),
  ];
}

/** The rows of totals, as every screen and paper shows them. */
export const totalRows = (totals: Totals): readonly TotalRow[] =>
  totalSums(totals).map(({ centavos, ...row }) => ({
    ...row,
    amount: centavos === null || row.name === FREIGHT ? freightText(centavos) : inCurrency(centavos),
  }));
