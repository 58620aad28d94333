import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { secondMeasure, wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { inCurrency } from '#src/format/money.ts';
import { counted, small } from '#src/format/words.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { seesIva } from '#src/quoting/money/buyer.ts';

interface Prices {
  /** The open window. */
  readonly current: PricedDraftWindow | null;
  readonly priced: readonly PricedDraftWindow[];
  readonly book: PriceBook | null;
  /** Where it is delivered, for its freight. */
  readonly place: DeliveryPlace | null;
}

/** Texts about the prices of a quote and of its open window. */
interface PriceTexts {
  /** The total of all windows with a price, or why there is none. */
  readonly total: string;
  readonly hasTotal: boolean;
  /** What the total includes, or what to do. */
  readonly note: string;
  /** The open window's name and price; null when it is the only window. */
  readonly own: string | null;
  /** For screen readers. */
  readonly aloud: string;
}

const LOADING: PriceTexts = {
  total: '…',
  hasTotal: false,
  note: 'Trayendo los precios',
  own: null,
  aloud: '',
};

/** Texts about the open window: its price, or what is missing. */
function ownTexts({ window, outcome, price }: PricedDraftWindow) {
  if (price !== null) return { short: inCurrency(price.totalCentavos), note: '', isRefused: false };
  if (outcome?.kind === 'refusal') {
    const note = outcome.alternatives.length > 0 ? 'Abajo verás cómo sí.' : 'Revisa sus medidas.';
    return { short: 'No cabe así', note, isRefused: true };
  }
  const note = window.family === null ? 'Elige un producto.' : secondMeasure(window.family).ask;
  return { short: 'Sin precio aún', note, isRefused: false };
}

/** Returns the texts of the price pane. The big figure is always the total of the quote. */
export function priceTextsOf({ current, priced, book, place }: Prices): PriceTexts {
  if (current === null || book === null) return LOADING;
  const iva = seesIva(book.buyer) ? 'con IVA' : 'sin IVA';
  const quotes = priced.flatMap(({ outcome }) => (outcome?.kind === 'quote' ? [outcome] : []));
  const isOnly = priced.length === 1;
  const { name } = current.window;
  const own = ownTexts(current);
  const ownAloud = own.isRefused ? 'así no se puede hacer' : `${own.short} ${iva}`;
  const aloud = current.price === null && !own.isRefused ? '' : `${name}: ${ownAloud}`;
  if (quotes.length === 0) {
    return { total: own.short, hasTotal: false, note: own.note, own: isOnly ? null : name, aloud };
  }
  const { holds_iva, total_centavos, base_centavos } = promiseFor(place).prices(quotes, book).totals;
  const total = inCurrency(holds_iva ? total_centavos : base_centavos);
  // Without IVA is not without freight: "sin IVA y flete" would say both.
  const withFreight = seesIva(book.buyer) ? `${iva} y flete` : `${iva}, con flete`;
  const included = (place?.zone?.freightCentavos ?? 0) > 0 ? withFreight : iva;
  if (isOnly) {
    const pieces = current.reading.quantity ?? 1;
    return {
      total,
      hasTotal: true,
      note: pieces > 1 ? `${String(pieces)} piezas, ${included}` : included,
      own: null,
      aloud,
    };
  }
  const missing = priced.length - quotes.length;
  const words = wordsOfAll(priced.map(({ window }) => window));
  return {
    total,
    hasTotal: true,
    note: [
      `Toda tu cotización, ${included}`,
      ...(missing === 0
        ? []
        : [`${missing === 1 ? 'falta' : 'faltan'} ${counted(missing, words.one, words.many)}`]),
    ].join('; '),
    own: `${name}: ${small(own.short)}${own.isRefused ? `. ${own.note}` : ''}`,
    aloud: aloud === '' ? '' : `${aloud}. Toda tu cotización: ${total} ${included}`,
  };
}
