import { describe, expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { clientPrices } from '#src/screens/support/quotes/one/client-prices.ts';
import { shareText, whatsappTo } from '#src/screens/support/quotes/one/share-words.ts';
import { renewalOf } from '#src/screens/support/quotes/renewal/renewal.ts';
import { inPesos } from '#src/screens/support/quoting/money.ts';
import { ownBook, publicBook } from '#src/screens/support/quoting/price-book.ts';
import { dealerQuote, MARGIN_BP, ownQuote, pricedFor } from '#stories/support/steps/quotes.ts';

const gold = distributorPrices.tiers.find(({ id }) => id === 'oro');
const book = ownBook({ list: distributorPrices, tier: 'oro' });

describe('what a client pays', () => {
  it('is the engine’s price at the margin, window by window and in all', () => {
    if (gold === undefined) throw new Error('there is no such tier');
    const engine = pricedFor(distributorPrices, { kind: 'client', tier: gold, marginBp: MARGIN_BP });
    const prices = clientPrices(dealerQuote(), quotable, true);
    expect(prices?.windows.map(({ totalCentavos }) => totalCentavos)).toEqual(
      engine.windows.map(({ total_centavos }) => total_centavos),
    );
    expect(prices?.totals).toEqual(engine.totals);
  });

  it('is the public price where there is no margin, as long as that is known', () => {
    const quote = dealerQuote({ margin_bp: null, client_totals: null });
    const list = pricedFor(quotable.publicPrices, { kind: 'public' });
    expect(clientPrices(quote, quotable, true)?.totals).toEqual(list.totals);
    expect(clientPrices(quote, quotable, false)).toBeNull();
  });

  it('is shown to nobody where it is not what the server says', () => {
    const quote = dealerQuote();
    const totals = { ...(quote.client_totals ?? quote.totals), subtotal_centavos: 1 };
    expect(clientPrices({ ...quote, client_totals: totals }, quotable, true)).toBeNull();
  });
});

describe('a renewal', () => {
  it('says line by line what changed, and the total that is sent', () => {
    const quote = dealerQuote();
    const cheaper = {
      ...quote,
      windows: quote.windows.map((window) => ({ ...window, total_centavos: window.total_centavos - 1_000 })),
    };
    const { lines, after, list, clientAfter } = renewalOf(cheaper, quotable, book);
    expect(lines.map((line) => (line.after ?? Number.NaN) - line.before)).toEqual([1_000, 1_000]);
    expect(after).toBe(quote.totals.total_centavos);
    expect(clientAfter).toBe(quote.client_totals?.total_centavos);
    expect(list).toEqual({ id: distributorPrices.id, version: distributorPrices.version });
  });

  it('names what is no longer sold or made, and has no total then', () => {
    const quote = ownQuote();
    const [first, second] = quote.windows;
    if (first === undefined || second === undefined) throw new Error('there are two windows');
    const { lines, after } = renewalOf(
      {
        ...quote,
        windows: [
          { ...first, variant: 'tela-de-antes' },
          { ...first, color: 'gris-viejo' },
          { ...second, line: { ...second.line, widthMm: 9_000 } },
          second,
        ],
      },
      quotable,
      publicBook(quotable.publicPrices),
    );
    expect(after).toBeNull();
    expect(lines[0]?.problems).toEqual(['Este producto ya no está en el catálogo.']);
    expect(lines[1]?.problems).toEqual(['Este color ya no se fabrica.']);
    expect(lines[2]?.problems[0]).toMatch(/^Se hace hasta .+ de ancho\.$/);
    expect(lines[3]).toMatchObject({ after: second.total_centavos, problems: [] });
  });
});

describe('what is written to a client', () => {
  const link = 'https://rollux.mx/rollux/cotizador?cotizacion=x';

  it('has the client’s total and never the cost', () => {
    const quote = dealerQuote();
    const text = shareText(quote, link, '3 dic 2026');
    expect(text).toContain(inPesos(quote.client_totals?.total_centavos ?? 0));
    expect(text).not.toContain(inPesos(quote.totals.total_centavos));
    expect(text).toMatch(/^Hola Lucía, .+ vigente hasta el 3 dic 2026\. .+cotizacion=x$/);
    const withoutMargin = shareText({ ...quote, client_totals: null }, link, null);
    expect(withoutMargin).not.toContain('$');
  });

  it.each([
    ['81 1234 5678', 'https://wa.me/528112345678?text='],
    ['+52 1 81 1234 5678', 'https://wa.me/528112345678?text='],
    ['123', 'https://wa.me/?text='],
    [null, 'https://wa.me/?text='],
  ])('goes to %j', (phone, address) => {
    expect(whatsappTo(phone, 'hola')).toBe(`${address}hola`);
  });
});
