import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { inPercent } from '#src/format/money.ts';

/** The end of the sentence that says what a dealer earns: ", un margen de 25 %"; '' without a margin. */
export function marginText(marginBp: number | null, { own_lines: own = [] }: Totals): string {
  if (marginBp === null) return '';
  const margin = inPercent(marginBp);
  return own.length === 0 ? `, un margen de ${margin}` : `, con tu margen de ${margin} y lo que agregaste`;
}
