import { describe, expect, it } from 'vitest';
import type { Brand } from '#src/api/contract/assumed/brand.ts';
import type { SavedQuote, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { User } from '#src/api/contract/user.ts';
import { quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { pdfDocument } from '#src/features/quotes/pdf/pdf-document.ts';
import { fileName, printedCopyOf, printedQuoteOf, typedIn } from '#src/features/quotes/pdf/printed-quote.ts';
import { namedBrand, plainBrand } from '#stories/charts/samples/brand.ts';
import { dealerQuote, sharedCopy } from '#stories/support/steps/quotes.ts';

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

const timeZone = 'America/Mexico_City';
const today = { today: '2026-11-23', place: placeOf('44100') };

function printed(
  copy: 'client' | 'own',
  brand: Brand | null = null,
  changes: Partial<SavedQuote> = {},
  { user = administrator, status = 'enviada', supplies }: PrintedBy = {},
) {
  const quote = dealerQuote({ made_by: seller, ...changes });
  const forClient = clientPrices(quote, quotable, true);
  const known = quote.windows.map(({ key }) => ({ key, low: false, waits: [] }));
  return printedQuoteOf(
    { quote, quotable, status, forClient, availability: { supplies: supplies ?? known, ...today } },
    { copy, user, brand, timeZone },
  );
}

interface PrintedBy {
  readonly user?: User | null;
  readonly status?: SavedQuote['status'];
  readonly supplies?: 'loading' | 'failed';
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

describe('who sells, on paper', () => {
  const shop = { name: 'Rollux', phone: null, email: null };
  const { name, phone, email } = administrator;
  const self = { id: administrator.id, name: null, phone: null, email: null };
  const other = { ...self, id: 37 };

  it.each([
    ['is who made it', seller, administrator, null, { ...seller, id: undefined }],
    ['is who prints a quote that nobody signed', null, administrator, null, { name, phone, email }],
    ['is who prints their own, for what it lacks', self, administrator, null, { name, phone, email }],
    ['is not whoever prints that of another', other, administrator, null, shop],
    ['is the shop where nobody is known', null, null, null, shop],
    [
      'signs with a brand, but where that is empty',
      seller,
      administrator,
      { ...namedBrand, name: '', phone: '' },
      { name: seller.name, phone: seller.phone, email: seller.email, terms: namedBrand.terms },
    ],
    [
      'signs with the brand’s name and telephone',
      self,
      administrator,
      namedBrand,
      { name: namedBrand.name, phone: namedBrand.phone, email },
    ],
  ])('%s', (_, made_by, user, brand, expected) => {
    const { id: _id, ...wanted } = { id: undefined, ...expected };
    expect(printed('client', brand, { made_by }, { user }).seller).toMatchObject(wanted);
  });

  it('is the shop in a client’s copy of a server that does not say it', () => {
    const { seller: said } = copyOf(sharedCopy({ seller: null }));
    expect(said).toEqual({ ...plainBrand, ...shop });
    expect(copyOf(sharedCopy()).seller).toEqual(sharedCopy().seller);
  });
});

function copyOf(quote: SharedQuote, isOpen = true, supplies: 'loading' | 'failed' = 'failed') {
  return printedCopyOf({ quote, isOpen, quotable, availability: { supplies, ...today } }, timeZone);
}

describe('the names of a quote on paper', () => {
  it.each([
    ['C-1042', 1, false, 'C-1042.pdf'],
    ['C-1042', 3, false, 'C-1042-versión-3.pdf'],
    ['C-1042', 3, true, 'C-1042-versión-3-con-mi-costo.pdf'],
    ['C/10 42', 1, true, 'C-10-42-con-mi-costo.pdf'],
  ])('%s in version %i is saved as a file', (folio, version, isOwn, name) => {
    expect(fileName({ folio, version }, isOwn)).toBe(name);
  });

  it('are all that somebody typed, in the order of the paper', () => {
    const quote = dealerQuote({ title: 'Casa 37', client: { name: 'Ana', phone: null, email: null } });
    expect(typedIn(quote)).toEqual(['Casa 37', 'Ana', ...quote.windows.map(({ name }) => name)]);
    expect(typedIn({ ...quote, client: null })[1]).toBeUndefined();
  });
});

describe('the delivery of a quote on paper', () => {
  it('says the day that it was asked on, as the paper is read on another', () => {
    expect(printed('client').delivery).toContain('si se pide el 23 de noviembre de 2026');
    expect(copyOf(sharedCopy(), true).delivery).not.toBeNull();
  });

  it.each([
    ['that is being worked out', 'loading'],
    ['that nobody knows', 'failed'],
  ] as const)('%s is confirmed later', (_, supplies) => {
    const later = 'Entrega: la confirmamos al recibir el anticipo.';
    expect(printed('client', null, {}, { supplies }).delivery).toBe(later);
    expect(copyOf(sharedCopy(), true, supplies).delivery).toBe(later);
  });

  it('of an order is the promised day; of what cannot be ordered there is none', () => {
    const ordered = { promised_on: '2026-12-10' };
    expect(printed('client', null, ordered, { status: 'convertida' }).delivery).toBe(
      'Entrega prometida: jueves 10 de diciembre.',
    );
    expect(printed('client', null, {}, { status: 'rechazada' }).delivery).toBeNull();
    expect(copyOf(sharedCopy(ordered), false).delivery).toBe('Entrega prometida: jueves 10 de diciembre.');
    expect(copyOf(sharedCopy(), false).delivery).toBeNull();
  });

  it('names its place where somebody said it', () => {
    expect(printed('client', null, { postal_code: '64000' }).place).toBe('64000, Nuevo León');
    expect(printed('client', null, { postal_code: null }).place).toBeNull();
    expect(copyOf(sharedCopy({ postal_code: '97000' })).place).toBe('97000, Yucatán');
    expect(copyOf(sharedCopy({ postal_code: null })).place).toBeNull();
  });

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
