import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { clientBook, type PriceBook } from '#src/features/draft-windows/price-book.ts';
import { marginsOf } from '#src/features/quoted-windows/client-prices.ts';
import { pieceName, secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayChange, sayReason } from '#src/features/window-words/reason-texts.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import { ownLinesOf } from '#src/quoting/money/own-line.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';

/** A window at its old price and at today's. */
export interface RenewedLine {
  readonly key: string;
  readonly name: string;
  /** Centavos, with or without IVA as in the quote. */
  readonly before: number;
  /** The same today; null when it can no longer be made. */
  readonly after: number | null;
  /** Why it cannot be made, and its alternatives. */
  readonly problems: readonly string[];
}

/** A quote at its old prices and at today's. Totals include IVA. */
export interface Renewal {
  readonly lines: readonly RenewedLine[];
  readonly before: number;
  /** null when a window cannot be made: such a quote cannot be renewed, only changed in a copy. */
  readonly after: number | null;
  /** The client's total today; null without a margin. */
  readonly clientAfter: number | null;
  /** The price list used. */
  readonly list: { readonly id: string; readonly version: number };
}

const MAX_ALTERNATIVES = 2;

type Window = SavedQuote['windows'][number];

function priced(
  { variant: slug, color, line }: Window,
  { variantOf, nameOf }: Quotable,
  { list }: PriceBook,
): Quote | readonly string[] {
  const variant = variantOf(slug);
  if (variant === undefined) return ['Este producto ya no está en el catálogo.'];
  if (!variant.colours.some((colour) => colour.slug === color)) return ['Este color ya no se fabrica.'];
  const outcome = quoteLine(line, variant.product, list);
  if (outcome.kind === 'quote') return outcome;
  const nameIn = (id: string) => (id === variant.product.id ? variant.name : nameOf(id));
  return [
    ...new Set(
      decidingReasons(outcome.reasons, outcome.product).map((reason) =>
        // A limit names the part that sets it, and the product by no name.
        sayReason(reason, 'by' in reason ? nameOf : nameIn, secondMeasure(variant.family).name),
      ),
    ),
    ...outcome.alternatives
      .slice(0, MAX_ALTERNATIVES)
      .map(
        ({ changes }) =>
          `Así sí: ${changes.map((change) => sayChange(change, nameIn, secondMeasure(variant.family).name)).join(' y ')}.`,
      ),
  ];
}

const isQuote = (outcome: Quote | readonly string[]): outcome is Quote => 'kind' in outcome;

/** Prices every window of a quote by today's price list. */
export function renewalOf(quote: SavedQuote, quotable: Quotable, book: PriceBook): Renewal {
  const { list, buyer } = book;
  const outcomes = quote.windows.map((window) => priced(window, quotable, book));
  const margins = marginsOf(quote);
  const quotes = outcomes.flatMap((outcome, at) =>
    isQuote(outcome) ? [{ ...outcome, marginBp: margins.get(quote.windows[at]?.key ?? '') }] : [],
  );
  const isWhole = quotes.length === outcomes.length;
  const client = quote.margin_bp === null ? null : clientBook(book, quote.margin_bp);
  const totalFor = (for_: PriceBook) =>
    promiseFor(placeOf(quote.postal_code)).prices(quotes, {
      ...for_,
      own: for_ === book ? [] : ownLinesOf(quote.own_lines),
      isRounded: quote.rounded,
    }).totals.total_centavos;
  return {
    lines: quote.windows.map(({ key, name, variant, total_centavos: before }, at) => {
      const outcome = outcomes[at] ?? [];
      return {
        key,
        name: pieceName(name, quotable.variantOf(variant)?.family ?? null),
        before,
        after: isQuote(outcome) ? linePriceFor(outcome, list, buyer).totalCentavos : null,
        problems: isQuote(outcome) ? [] : outcome,
      };
    }),
    before: quote.totals.total_centavos,
    after: isWhole ? totalFor(book) : null,
    clientAfter: isWhole && client !== null ? totalFor(client) : null,
    list: { id: list.id, version: list.version },
  };
}
