import { describe, expect, it } from 'vitest';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { quotable } from '#src/content/quotable.ts';
import { ownBook, publicBook } from '#src/features/draft-windows/price-book.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { renewalOf } from '#src/features/quotes/renewal/renewal.ts';
import { shareSubject, shareText, whatsappTo } from '#src/features/quotes/share-text.ts';
import { priceCheck } from '#src/features/quotes/view/price-check.ts';
import { inCurrency } from '#src/format/money.ts';
import { dealerQuote, MARGIN_BP, ownQuote, pricedFor } from '#stories/support/steps/quotes.ts';

const gold = distributorPrices.tiers.find(({ id }) => id === 'oro');
const book = ownBook({ list: distributorPrices, tier: 'oro' });

describe("the client's price", () => {
  it('is the engine’s price at the margin, for each window and in total', () => {
    if (gold === undefined) throw new Error('there is no such tier');
    const engine = pricedFor(distributorPrices, { kind: 'client', tier: gold, marginBp: MARGIN_BP });
    const prices = clientPrices(dealerQuote(), quotable, true);
    expect(prices?.windows.map(({ totalCentavos }) => totalCentavos)).toEqual(
      engine.windows.map(({ total_centavos }) => total_centavos),
    );
    expect(prices?.totals).toEqual(engine.totals);
  });

  it('is the public price when there is no margin, if that price is known', () => {
    const quote = dealerQuote({ margin_bp: null, client_totals: null });
    const list = pricedFor(quotable.publicPrices, { kind: 'public' });
    expect(clientPrices(quote, quotable, true)?.totals).toEqual(list.totals);
    expect(clientPrices(quote, quotable, false)).toBeNull();
  });

  it('is hidden when it differs from the server’s', () => {
    const quote = dealerQuote();
    const totals = { ...(quote.client_totals ?? quote.totals), subtotal_centavos: 1 };
    expect(clientPrices({ ...quote, client_totals: totals }, quotable, true)).toBeNull();
  });
});

describe('a renewal', () => {
  it('lists the changes line by line, and the total that is sent', () => {
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

  it('names what is no longer sold or made, and then has no total', () => {
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

describe('the prices of a quote that is ordered', () => {
  const prices = { list: distributorPrices, tier: 'oro' };
  const checked = (today: Partial<Parameters<typeof priceCheck>[1]>, quote = dealerQuote()) =>
    priceCheck(quote, { prices, arePricesLoading: false, quotable, ...today });
  const late = dealerQuote({ price_list: { id: 'anterior', version: 1 } });

  it('are looked up until both the prices of today and the catalog are there', () => {
    expect(checked({ prices: null, arePricesLoading: true })).toBe('looking');
    expect(checked({ quotable: 'loading' }, late)).toBe('looking');
    expect(checked({}, late)).toEqual(renewalOf(late, quotable, book));
    expect(checked({})).toBe('same');
  });

  it('are not known when either does not load', () => {
    expect(checked({ prices: null })).toBe('unknown');
    expect(checked({ quotable: 'failed' }, late)).toBe('unknown');
  });
});

describe('the message to a client', () => {
  const link = 'https://rollux.mx/rollux/cotizador?cotizacion=x';

  it('has the client’s total and never the cost', () => {
    const made_by = { id: 2, name: 'Persianas del Norte', phone: null, email: null };
    const quote = dealerQuote({ made_by });
    const text = shareText(quote, link, '3 dic 2026');
    expect(text).toContain(inCurrency(quote.client_totals?.total_centavos ?? 0));
    expect(text).not.toContain(inCurrency(quote.totals.total_centavos));
    expect(text).toMatch(/^Hola Lucía, .+ vigente hasta el 3 dic 2026\. .+cotizacion=x$/);
    expect(text).toContain('tu cotización C-1042 de Persianas del Norte por');
    expect(shareText(ownQuote({ made_by }), link, null)).toContain('tu cotización C-1042 de Rollux por');
    expect(shareSubject(quote)).toBe('Cotización C-1042 de Persianas del Norte');
    expect(shareSubject(ownQuote({ made_by }))).toBe('Cotización C-1042 de Rollux');
    const withoutMargin = shareText({ ...quote, client_totals: null }, link, null);
    expect(withoutMargin).not.toContain('$');
  });

  it.each([
    ['81 1234 5678', 'https://wa.me/528112345678?text='],
    ['+52 1 81 1234 5678', 'https://wa.me/528112345678?text='],
    ['+1 956 555 0100', 'https://wa.me/19565550100?text='],
    ['81 1234 5678 ext. 12', 'https://wa.me/528112345678?text='],
    ['81 1234 5678 / 81 8765 4321', 'https://wa.me/528112345678?text='],
    ['1 956 555 0100', 'https://wa.me/?text='],
    ['123', 'https://wa.me/?text='],
    [null, 'https://wa.me/?text='],
  ])('is addressed to %j', (phone, address) => {
    expect(whatsappTo(phone, 'hola')).toBe(`${address}hola`);
  });
});
