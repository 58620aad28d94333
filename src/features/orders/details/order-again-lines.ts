import type { PricedWindow, QuotedWindow, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { payloadOfQuoted } from '#src/features/draft-windows/payload.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';

/** A window ordered again: its price today, or why it is discontinued. */
export type Today =
  | { readonly kind: 'made'; readonly centavos: number }
  | { readonly kind: 'discontinued'; readonly reasons: readonly string[] };

/** A window at today's prices. */
function todayOf(window: QuotedWindow, { list, buyer }: PriceBook, quotable: Quotable): Today {
  const { variant, colourOf: colour } = factsOf(window, quotable);
  if (variant === null) return { kind: 'discontinued', reasons: ['Esta tela ya no está en el catálogo.'] };
  if (colour === null)
    return { kind: 'discontinued', reasons: [`${variant.name} ya no viene en este color.`] };
  const outcome = quoteLine(window.line, variant.product, list);
  if (outcome.kind === 'refusal') {
    return {
      kind: 'discontinued',
      reasons: decidingReasons(outcome.reasons, outcome.product).map((reason) =>
        sayReason(reason, quotable.nameOf, secondMeasure(variant.family).name),
      ),
    };
  }
  return { kind: 'made', centavos: linePriceFor(outcome, list, buyer).totalCentavos };
}

/** A window as it was ordered, and today. */
export interface AgainRow {
  readonly window: PricedWindow;
  readonly today: Today;
}

/** All windows of an order at today's prices. */
export const againRows = (
  windows: readonly PricedWindow[],
  book: PriceBook,
  quotable: Quotable,
): readonly AgainRow[] => windows.map((window) => ({ window, today: todayOf(window, book, quotable) }));

/** The total of the windows that are still made: then, and today. */
export function againTotals(rows: readonly AgainRow[]): { readonly before: number; readonly today: number } {
  let before = 0;
  let today = 0;
  for (const row of rows) {
    if (row.today.kind === 'discontinued') continue;
    before += row.window.total_centavos;
    today += row.today.centavos;
  }
  return { before, today };
}

/** The windows that are still made, as new windows for the cart with new keys. */
export const againPayload = (rows: readonly AgainRow[], keyOf: (key: string) => string): WindowPayload[] =>
  rows.flatMap(({ window, today }) =>
    today.kind === 'discontinued' ? [] : [{ ...payloadOfQuoted(window), key: keyOf(window.key) }],
  );
