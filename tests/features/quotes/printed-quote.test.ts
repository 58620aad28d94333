import { describe, expect, it } from 'vitest';
import type { Brand } from '#src/api/contract/assumed/brand.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { User } from '#src/api/contract/user.ts';
import { quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { pdfDocument } from '#src/features/quotes/pdf/pdf-document.ts';
import { printedQuoteOf } from '#src/features/quotes/pdf/printed-quote.ts';
import { namedBrand, plainBrand } from '#stories/charts/samples/brand.ts';
import { dealerQuote } from '#stories/support/steps/quotes.ts';

const seller = { id: 2, name: 'Persianas del Norte', phone: '3355619580', email: 'ventas@persianas.mx' };
const administrator: User = {
  ...{ id: 1, active: true, active_map: false, name: 'Ana', phone: '5500000000', email: 'ana@rollux.mx' },
  ...{
    image: null,
    lat: null,
    lng: null,
    state_id: null,
    municipality_id: null,
    last_login_at: null,
    roles: [],
  },
};

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';

function printed(copy: 'client' | 'own', brand: Brand | null = null, changes: Partial<SavedQuote> = {}) {
  const quote = dealerQuote({ made_by: seller, ...changes });
  return printedQuoteOf(
    {
      ...{ quote, quotable, status: 'enviada' },
      forClient: clientPrices(quote, quotable, true),
      availability: {
        supplies: quote.windows.map(({ key }) => ({ key, low: false, waits: [] })),
        ...{ today: '2026-11-23', place: placeOf('44100') },
      },
    },
    { copy, user: administrator, brand, timeZone: 'America/Mexico_City' },
  );
}

describe('a quote that an administrator prints for a distributor', () => {
  it('says how to reach who sold it, on its first page and on each', () => {
    const paper = printed('client');
    const { name, phone, email } = seller;
    expect(paper.seller).toEqual({ ...plainBrand, name, phone, email });
    const { content, footer } = pdfDocument(paper, []);
    const foot =
      typeof footer === 'function'
        ? JSON.stringify(footer(1, 1, { orientation: 'portrait', width: 612, height: 792 }))
        : '';
    expect(foot).toContain('Persianas del Norte · 33 5561 9580 · ventas@persianas.mx · Fabrica Rollux');
    expect(JSON.stringify(content)).not.toContain('55 0000 0000');
  });
});

describe('the delivery of a quote on paper', () => {
  it.each([
    [
      'of a client without a place is in none, wherever its maker last asked',
      'Ana',
      null,
      /^Entrega estimada: /,
    ],
    ['of a client is in their place', 'Ana', '64000', /^Entrega estimada en 64000: /],
    ['without a client is where its maker asked', null, null, /^Entrega estimada en 44100: /],
  ])('%s', (_, name, postal_code, says) => {
    const client = name === null ? null : { name, phone: null, email: null };
    expect(printed('client', null, { client, postal_code }).delivery).toMatch(says);
  });
});

describe('a quote whose maker signs with a brand (B118)', () => {
  const paper = pdfDocument(printed('client', { ...namedBrand, logo: LOGO }), []);
  const content = JSON.stringify(paper.content);

  it.each([
    ['name', 'Persianas Cumbres'],
    ['logo', LOGO],
    ['telephone', '81 8356 0147'],
    ['address', 'Paseo de los Leones 1733, Monterrey'],
    ['terms', 'Instalamos de lunes a sábado.'],
    ['account', 'Pagos a: STP, Persianas Cumbres, CLABE 646 180 98765432109 5, referencia C-'],
  ])('prints its %s', (_, text) => {
    expect(content).toContain(text);
  });

  it('has no picture of the shop, which is named as the maker', () => {
    expect(content).not.toContain('<svg');
  });

  it('prints no account whose digits do not fit together', () => {
    const wrong = { bank: 'STP', holder: 'Persianas Cumbres', clabe: '646180987654321096' };
    expect(
      JSON.stringify(pdfDocument(printed('client', { ...namedBrand, pay_to: wrong }), []).content),
    ).not.toContain('CLABE');
  });
});
