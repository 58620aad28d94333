import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { chosenFitting } from '#src/content/fittings.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { freightText } from '#src/features/quoted-windows/total-rows.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { inCurrency } from '#src/format/money.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';

/** A link with a longer text is cut by some phones. */
const MOST_CHARACTERS = 1_500;

/**
 * A quote in words, to send it as a message: each window with its size and price, and the total.
 * @param opening its first line
 */
export function quoteText(
  priced: readonly PricedDraftWindow[],
  { total_centavos: total, freight_centavos: freight }: Pick<Totals, 'total_centavos' | 'freight_centavos'>,
  quotable: Quotable,
  opening = 'Hola, quiero pedir esta cotización:',
): string {
  const lines = priced.flatMap((one) => {
    const quoted = quotedOf(one);
    const { variant } = one.reading;
    if (one.price === null || quoted === null) return [];
    // Of how it is fixed, only what was chosen, and what keeps children safe: the usual needs no words.
    const fitted = variant && fittedWindow(one.window, { ...one.reading, variant });
    const { safety } = quoted.fitting ?? {};
    const fitting = fitted && {
      ...chosenFitting(fitted, quoted.fitting ?? {}),
      ...(safety === undefined ? {} : { safety }),
    };
    const facts = factsOf({ ...quoted, fitting }, quotable);
    return [`${facts.name}: ${linesOf(facts).join('. ')}. ${inCurrency(one.price.totalCentavos)}`];
  });
  const shown: string[] = [];
  for (const line of lines) {
    if (shown.join('\n').length + line.length > MOST_CHARACTERS) break;
    shown.push(`${String(shown.length + 1)}. ${line}`);
  }
  const left = lines.length - shown.length;
  return [
    opening,
    ...shown,
    ...(left === 0 ? [] : [`y ${String(left)} más`]),
    ...(freight === null ? [] : [`Flete: ${freightText(freight)}`]),
    `Total: ${inCurrency(total)} con IVA`,
  ].join('\n');
}
