import { describe, expect, it } from 'vitest';
import type { User } from '#src/api/contract/user.ts';
import { quotable } from '#src/content/quotable.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { pdfDocument } from '#src/features/quotes/pdf/pdf-document.ts';
import { printedQuoteOf } from '#src/features/quotes/pdf/printed-quote.ts';
import { dealerQuote } from '#stories/support/steps/quotes.ts';

const seller = { id: 2, name: 'Persianas del Norte', phone: '3355619580', email: 'ventas@persianas.mx' };
const administrator: User = {
  ...{ id: 1, active: true, active_map: false, name: 'Ana', phone: '5500000000', email: 'ana@rollux.mx' },
  ...{ image: null, lat: null, lng: null, state_id: null, municipality_id: null, roles: [] },
};

function printed(copy: 'client' | 'own') {
  const quote = dealerQuote({ made_by: seller });
  return printedQuoteOf(
    {
      ...{ quote, quotable, status: 'enviada' },
      forClient: clientPrices(quote, quotable, true),
      availability: { supplies: [], today: '2026-11-23', place: null },
    },
    { copy, user: administrator, timeZone: 'America/Mexico_City' },
  );
}

describe('a quote that an administrator prints for a distributor', () => {
  it('says how to reach who sold it, on its first page and on each', () => {
    const paper = printed('client');
    const { name, phone, email } = seller;
    expect(paper.seller).toEqual({ name, phone, email });
    const { content, footer } = pdfDocument(paper, []);
    const foot =
      typeof footer === 'function'
        ? JSON.stringify(footer(1, 1, { orientation: 'portrait', width: 612, height: 792 }))
        : '';
    expect(foot).toContain('Persianas del Norte · 33 5561 9580 · ventas@persianas.mx · Fabrica Rollux');
    expect(JSON.stringify(content)).not.toContain('55 0000 0000');
  });
});
