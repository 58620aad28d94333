import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { inPercent } from '#src/format/money.ts';
import { listed } from '#src/format/words.ts';

/** The margins of a quote: that of all, and those of windows that have their own. */
export interface Margins {
  readonly margin_bp: SavedQuote['margin_bp'];
  readonly line_margins?: SavedQuote['line_margins'];
}

/** The end of the sentence that says what a dealer earns: ", un margen de 25 %"; '' without a margin. */
export function marginText(
  { margin_bp: marginBp, line_margins: margins = [] }: Margins,
  { own_lines: own = [], rounding_centavos: rounding }: Totals,
): string {
  if (marginBp === null) return '';
  const margin = inPercent(marginBp);
  const more = [
    ...(margins.length === 0 ? [] : ['el de ventanas con otro']),
    ...(own.length === 0 ? [] : ['lo que agregaste']),
    ...((rounding ?? 0) === 0 ? [] : ['el redondeo']),
  ];
  return more.length === 0
    ? `, un margen de ${margin}`
    : `, con ${listed([`tu margen de ${margin}`, ...more])}`;
}
