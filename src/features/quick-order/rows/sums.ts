import { readyIn, type ListRow } from '#machines/quick-order/quick-order.machine.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { inCurrency } from '#src/format/money.ts';
import { inNumber } from '#src/format/numbers.ts';
import { linePriceFor, seesIva } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';

const cache = new WeakMap<WindowPayload, { readonly book: PriceBook; readonly centavos: number | null }>();

/** What a window costs its buyer, in centavos; null when it cannot be made by this list. */
export function priceOf(window: WindowPayload, book: PriceBook, { variantOf }: Quotable): number | null {
  const before = cache.get(window);
  if (before?.book === book) return before.centavos;
  const product = variantOf(window.variant)?.product;
  const outcome = product === undefined ? null : quoteLine(window.line, product, book.list);
  const centavos =
    outcome?.kind === 'quote' ? linePriceFor(outcome, book.list, book.buyer).totalCentavos : null;
  cache.set(window, { book, centavos });
  return centavos;
}

const counted = (count: number, one: string, many: string) =>
  `${inNumber(count)} ${count === 1 ? one : many}`;

/** "12 ventanas, 14 piezas, $48,231.00 con IVA": what is about to be added. */
export function sumOfRows(rows: readonly ListRow[], book: PriceBook, quotable: Quotable): string {
  const ready = readyIn(rows);
  const words = wordsOfAll(
    ready.map(({ window }) => ({ family: quotable.variantOf(window.variant)?.family ?? null })),
  );
  const pieces = ready.reduce((sum, { window }) => sum + window.line.quantity, 0);
  const centavos = ready.reduce((sum, { window }) => sum + (priceOf(window, book, quotable) ?? 0), 0);
  const lines =
    words.one === 'pieza'
      ? counted(ready.length, 'partida', 'partidas')
      : counted(ready.length, words.one, words.many);
  return `${lines}, ${counted(pieces, 'pieza', 'piezas')}, ${inCurrency(centavos)} ${seesIva(book.buyer) ? 'con' : 'sin'} IVA`;
}
