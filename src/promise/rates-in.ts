import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { addIva, splitIva } from '#src/quoting/money/iva.ts';
import { partOf } from '#src/quoting/money/money.ts';

const WHOLE_BP = 10_000;

const partBp = (part: number, whole: number, usualBp: number): number =>
  whole === 0 ? usualBp : Math.round((part * WHOLE_BP) / whole);

/** The share of the deposit in totals, in basis points: the usual one, unless the server asks another. */
export const depositBpIn = (
  { total_centavos: total, deposit_centavos: deposit }: Pick<Totals, 'total_centavos' | 'deposit_centavos'>,
  usualBp: number,
): number => (partOf(total, usualBp) === deposit ? usualBp : partBp(deposit, total, usualBp));

type Taxed = Pick<Totals, 'holds_iva' | 'base_centavos' | 'iva_centavos' | 'total_centavos'>;

/** The rate of IVA in totals, in basis points: the list's, unless the server made their IVA by another, as at the border. */
export function ivaBpIn(
  { holds_iva, base_centavos: base, iva_centavos: iva, total_centavos: total }: Taxed,
  listBp: number,
): number {
  const split = holds_iva ? splitIva(total, listBp) : addIva(base, listBp);
  return split.ivaCentavos === iva ? listBp : partBp(iva, base, listBp);
}
