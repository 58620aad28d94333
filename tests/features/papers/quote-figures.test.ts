import * as fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { TotalsList } from '#src/features/quoted-windows/totals-list.tsx';
import { pdfDocument } from '#src/features/quotes/pdf/pdf-document.ts';
import { printedCopyOf, printedQuoteOf } from '#src/features/quotes/pdf/printed-quote.ts';
import { shareText } from '#src/features/quotes/share-text.ts';
import { QuoteTotals } from '#src/features/quotes/totals.tsx';
import { promiseFor } from '#src/promise/promise.ts';
import { wireTotals } from '#src/promise/wire-totals.ts';
import { sumsOf } from '#src/quoting/money/total.ts';
import { SellerTerms } from '#src/screens/storefront/cotizador/shared/seller-terms.tsx';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { plainBrand } from '#stories/charts/samples/brand.ts';
import { clientTotals, makerTotals, ODD, oddQuotable, oddQuote } from './odd-figures.ts';
import { rowsIn, textOf } from './paper-text.ts';

const timeZone = 'America/Mexico_City';
const availability = { supplies: [], today: '2026-11-23', place: null };

const paper = (copy: 'client' | 'own') =>
  pdfDocument(
    printedQuoteOf(
      {
        ...{ quote: oddQuote, quotable: oddQuotable, status: 'convertida', availability },
        forClient: clientPrices(oddQuote, oddQuotable, true),
      },
      { copy, user: null, brand: null, timeZone },
    ),
    [],
  ).content;

/** What its client pays for each window, beside what one piece costs. */
const clientLines = [
  /^ \| Sala .* \| \$1,523\.82 × 3 piezas \+ \$105\.38 una sola vez − \$584\.61 de descuento \| \$4,092\.23$/,
  /^ \| Recámara .* \| \$1,219\.04 \| \$1,219\.04$/,
];

const clientSums = [
  'Suma con IVA | $5,311.27',
  'Descuento | -$132.78',
  'Flete | $613.37',
  'Subtotal sin IVA | $5,362.83',
  'IVA | $429.03',
  'Total con IVA | $5,791.86',
  'Anticipo al pedir | $2,142.99',
  'Al entregar | $3,648.87',
];

const makerSums = [
  'Suma sin IVA | $4,303.09',
  'Descuento | -$107.58',
  'Flete | $567.94',
  'Subtotal sin IVA | $4,763.45',
  'IVA | $381.08',
  'Total con IVA | $5,144.53',
  'Anticipo al pedir | $1,903.48',
  'Al entregar | $3,241.05',
];

/** The rows of a quote's paper: the heads, then each window, then the sums. */
function figuresOf(content: unknown) {
  const [heads, ...rows] = rowsIn(content);
  return { heads, lines: rows.slice(0, 2), sums: rows.slice(2) };
}

describe('the PDF of a quote', () => {
  it('has the prices of its client in the copy for them', () => {
    const { heads, lines, sums: shown } = figuresOf(paper('client'));
    expect(heads).toBe('Dibujo a escala | Descripción | Precio por pieza | Importe');
    for (const [at, line] of clientLines.entries()) expect(lines[at]).toMatch(line);
    expect(shown).toEqual([...clientSums]);
  });

  it('has both prices, each in its column, in the copy for its maker', () => {
    const content = paper('own');
    const { heads, lines, sums: shown } = figuresOf(content);
    expect(heads).toBe('Dibujo a escala | Descripción | Tu costo, sin IVA | Tu cliente, con IVA');
    expect(lines[0]).toMatch(/^ \| Sala .* \| \$3,315\.44 \| \$4,092\.23$/);
    expect(lines[1]).toMatch(/^ \| Recámara .* \| \$987\.65 \| \$1,219\.04$/);
    expect(shown).toEqual([...makerSums, ...clientSums]);
    const text = textOf(content);
    expect(text).toMatch(/Lo que te cuesta Suma .* Lo que paga tu cliente Suma/);
    expect(text).toMatch(/Ganas \$599\.38 antes de IVA, un margen de 12\.5\s?%\./);
  });

  it('says when it was sent, until when it holds and when it is delivered', () => {
    const text = textOf(paper('own'));
    for (const words of [
      'Cotización C-1777',
      'Fecha: 3 nov 2026',
      'Vigente hasta: 18 nov 2026',
      'Entrega en: 64000, Nuevo León',
      'Estado: Convertida',
      'Para Lucía Garza 81 1234 5678 lucia@correo.mx',
      'De Persianas del Norte 33 5561 9580 ventas@norte.mx',
      'Los precios valen hasta el 18 nov 2026',
      '24 de diciembre',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('asks the deposit that its totals have, on the paper and by the link', () => {
    expect(textOf(paper('client'))).toMatch(/empezamos con 37\s?% de anticipo/);
    const link = renderToStaticMarkup(
      createElement(SellerTerms, {
        quote: { seller: null, version: 1, folio: 'C-1', totals: clientTotals },
        isPayable: true,
      }),
    );
    expect(link).toMatch(/empezamos con 37\s?% de anticipo/);
  });

  it('has the same figures when its client makes it from the link', () => {
    const { folio, title, client, postal_code, sent_at, answered_at, expires_on, promised_on } = oddQuote;
    const { asked_change, version, requested_version, former } = oddQuote;
    const prices = clientPrices(oddQuote, oddQuotable, true);
    const shared: SharedQuote = {
      ...{ folio, title, client, postal_code, sent_at, answered_at, expires_on, promised_on },
      ...{ asked_change, version, requested_version, former },
      status: 'convertida',
      seller: { ...plainBrand, name: 'Persianas del Norte', phone: '3355619580', email: 'ventas@norte.mx' },
      windows: oddQuote.windows.map((window, at) => ({
        ...window,
        unit_centavos: prices?.windows[at]?.unitCentavos ?? 0,
        once_centavos: prices?.windows[at]?.onceCentavos ?? 0,
        discount_centavos: prices?.windows[at]?.discountCentavos ?? 0,
        total_centavos: prices?.windows[at]?.totalCentavos ?? 0,
      })),
      totals: clientTotals,
    };
    const printed = printedCopyOf(
      { quote: shared, quotable: oddQuotable, isOpen: false, availability },
      timeZone,
    );
    const { content } = pdfDocument(printed, []);
    expect(rowsIn(content)).toEqual(rowsIn(paper('client')));
    expect(textOf(content)).toContain('De Persianas del Norte 33 5561 9580 ventas@norte.mx');
    expect(textOf(content)).not.toContain('$5,144.53');
  });
});

describe('the message of a quote', () => {
  const sent = (quote: Parameters<typeof shareText>[0]) =>
    shareText(quote, 'https://rollux.mx/r', '18 nov 2026');

  it('names what the client pays, never what it costs its maker', () => {
    expect(sent(oddQuote)).toBe(
      'Hola Lucía, te comparto tu cotización C-1777 de Persianas del Norte por $5,791.86 con IVA, ' +
        'vigente hasta el 18 nov 2026. Aquí la puedes ver, aceptar o pedir cambios: https://rollux.mx/r',
    );
    expect(sent({ ...oddQuote, client_totals: null })).not.toContain('$');
    expect(sent({ ...oddQuote, client_totals: null, totals: clientTotals })).toContain(
      'por $5,791.86 con IVA',
    );
  });
});

/** What a screen says, without its elements. */
const shownBy = (content: ReactNode): string =>
  renderToStaticMarkup(createElement(ThemeProvider, null, content))
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\|+/g, '|');

describe('the totals of a quote on the screen', () => {
  it('have each figure of its maker beside its name', () => {
    expect(shownBy(createElement(TotalsList, { totals: makerTotals }))).toContain(
      '|Suma sin IVA|$4,303.09|Descuento|-$107.58|Flete|$567.94|Subtotal sin IVA|$4,763.45|IVA|$381.08|Total con IVA|$5,144.53' +
        '|Anticipo al pedir|$1,903.48|Al entregar|$3,241.05|',
    );
    expect(shownBy(createElement(TotalsList, { totals: clientTotals }))).toContain(
      '|Suma con IVA|$5,311.27|',
    );
  });

  it('have what it costs, what its client pays, and what is earned', () => {
    const text = shownBy(createElement(QuoteTotals, { quote: oddQuote, forClient: null }));
    expect(text).toContain(
      '|Lo que te cuesta|Suma sin IVA|$4,303.09|Descuento|-$107.58|Flete|$567.94|Subtotal sin IVA|$4,763.45|IVA|$381.08' +
        '|Total con IVA|$5,144.53|Anticipo al pedir|$1,903.48|Al entregar|$3,241.05|Lo que paga tu cliente' +
        '|Suma con IVA|$5,311.27|Descuento|-$132.78|Flete|$613.37|Subtotal sin IVA|$5,362.83|IVA|$429.03' +
        '|Total con IVA|$5,791.86|Anticipo al pedir|$2,142.99|Al entregar|$3,648.87|',
    );
    expect(text).toMatch(/Ganas \|\$599\.38\| antes de IVA, un margen de 12\.5\s?%\./);
  });

  it('have what its client pays without a margin, where it is known', () => {
    const quote = { ...oddQuote, margin_bp: null, client_totals: null };
    const forClient = { windows: [], totals: clientTotals };
    expect(shownBy(createElement(QuoteTotals, { quote, forClient }))).toContain(
      '|Lo que paga tu cliente|Suma con IVA|$5,311.27|',
    );
    expect(shownBy(createElement(QuoteTotals, { quote, forClient: null }))).not.toContain(
      'Lo que paga tu cliente',
    );
  });
});

describe('totals for another place', () => {
  it('keep the share of the deposit, and have the freight to it', () => {
    // 5,178.49 and 950.00; deposit 37 % of 6,128.49 → 2,267.54; base ÷ 1.08 = 5,674.527…
    const far = promiseFor(placeOf('77500')).totals(clientTotals, ODD.ivaBp);
    expect(far).toEqual({
      ...clientTotals,
      freight_centavos: 95_000,
      base_centavos: 567_453,
      iva_centavos: 45_396,
      total_centavos: 612_849,
      deposit_centavos: 226_754,
      balance_centavos: 386_095,
    });
    expect(promiseFor(null).totals(clientTotals, ODD.ivaBp)).toEqual(clientTotals);
  });

  it('keep the rate of IVA that the server charged, whatever the list says', () => {
    const usual = 1_600;
    const far = placeOf('77500');
    for (const totals of [clientTotals, makerTotals]) {
      expect(promiseFor(far).totals(totals, usual)).toEqual(promiseFor(far).totals(totals, ODD.ivaBp));
      const [, second] = oddQuote.windows;
      const without = promiseFor(null).totals(totals, usual, second === undefined ? [] : [second]);
      expect(without).toEqual(promiseFor(null).totals(totals, ODD.ivaBp, second ? [second] : []));
      expect(without.iva_centavos).not.toBe(totals.iva_centavos);
    }
    const atUsualRate = { ...oddQuotable, publicPrices: { ...oddQuotable.publicPrices, ivaBp: usual } };
    expect(clientPrices(oddQuote, atUsualRate, true)).toEqual(clientPrices(oddQuote, oddQuotable, true));
  });

  it('have the deposit of the whole, and the rest of it, for any share', () => {
    const subtotals = fc.integer({ min: 10_001, max: 900_000_000 });
    const shares = fc.integer({ min: 1, max: 10_000 });
    const postcodes = fc.constantFrom('64000', '25000', '77500');
    fc.assert(
      fc.property(
        subtotals,
        fc.boolean(),
        shares,
        postcodes,
        postcodes,
        (sum, holdsIva, depositBp, from, to) => {
          const at = (postcode: string) =>
            wireTotals(
              sumsOf(sum, holdsIva, 1_600, {
                depositBp,
                freightCentavos: placeOf(postcode)?.zone?.freightCentavos ?? null,
              }),
            );
          const moved = promiseFor(placeOf(to)).totals(at(from), 1_600);
          expect(moved).toEqual(at(to));
          expect(moved.deposit_centavos + moved.balance_centavos).toBe(moved.total_centavos);
        },
      ),
    );
  });
});
