import type { QuotedWindow, PricedWindow, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { linePriceFor } from '#src/quoting/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { factsOfWindow } from '../cart/window-words.tsx';
import type { PriceBook } from '../quoting/price-book.ts';
import { sayReason } from '../quoting/sayings.ts';

/** What becomes of a window that is asked for once more: what it costs today, or why it is not made any more. */
export type Today =
  | { readonly kind: 'made'; readonly centavos: number }
  | { readonly kind: 'gone'; readonly reasons: readonly string[] };

/** What a window comes to by today's prices. */
function todayOf(window: QuotedWindow, { list, buyer }: PriceBook, quotable: Quotable): Today {
  const { variant, colourOf: colour } = factsOfWindow(window, quotable);
  if (variant === null) return { kind: 'gone', reasons: ['Esta tela ya no está en el catálogo.'] };
  if (colour === null) return { kind: 'gone', reasons: [`${variant.name} ya no viene en este color.`] };
  const outcome = quoteLine(window.line, variant.product, list);
  if (outcome.kind === 'refusal') {
    return { kind: 'gone', reasons: outcome.reasons.map((reason) => sayReason(reason, quotable.nameOf)) };
  }
  return { kind: 'made', centavos: linePriceFor(outcome, list, buyer).totalCentavos };
}

/** A window of an order, as it was and as it would be today. */
export interface AgainRow {
  readonly window: PricedWindow;
  readonly today: Today;
}

/** All windows of an order by today's prices. */
export const againRows = (
  windows: readonly PricedWindow[],
  book: PriceBook,
  quotable: Quotable,
): readonly AgainRow[] => windows.map((window) => ({ window, today: todayOf(window, book, quotable) }));

/** What those that are still made cost today, and what they cost then. */
export function againTotals(rows: readonly AgainRow[]): { readonly before: number; readonly today: number } {
  let before = 0;
  let today = 0;
  for (const row of rows) {
    if (row.today.kind === 'gone') continue;
    before += row.window.total_centavos;
    today += row.today.centavos;
  }
  return { before, today };
}

/** Those that are still made, as they are put into the cart: as new windows, under keys of their own. */
export const againPayload = (rows: readonly AgainRow[], keyOf: (key: string) => string): WindowPayload[] =>
  rows.flatMap(({ window: { key, name, variant, color, line, mount, measured }, today }) =>
    today.kind === 'gone' ? [] : [{ key: keyOf(key), name, variant, color, line, mount, measured }],
  );
