import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { inPercent } from '#src/format/money.ts';
import { listed } from '#src/format/words.ts';

/** The end of the sentence that says what a dealer earns: ", un margen de 25 %"; '' without a margin. */
export function marginText(
  marginBp: number | null,
  { own_lines: own = [], rounding_centavos: rounding }: Totals,
): string {
  if (marginBp === null) return '';
  const margin = inPercent(marginBp);
  const more = [
    ...(own.length === 0 ? [] : ['lo que agregaste']),
    ...((rounding ?? 0) === 0 ? [] : ['el redondeo']),
  ];
  return more.length === 0
    ? `, un margen de ${margin}`
    : `, con ${listed([`tu margen de ${margin}`, ...more])}`;
}
