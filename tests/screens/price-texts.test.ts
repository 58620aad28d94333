import { expect, it } from 'vitest';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { ownBook, publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { priceTextsOf } from '#src/screens/storefront/cotizador/price/price-texts.ts';

const book = publicBook(quotable.publicPrices);

/** A roller blind of 1.21 m², $1,403.60. */
const blind = (key: string, name: string, patch: Partial<DraftWindow> = {}) =>
  priceWindow(
    {
      ...emptyWindow(key, name),
      family: 'enrollables',
      variant: 'blackout-lino',
      color: 'blanco',
      width: '110',
      height: '110',
      ...patch,
    },
    'cm',
    book,
    quotable,
  );

const sala = blind('a', 'Sala');
const comedor = blind('b', 'Comedor', { quantity: '2' });

it('the big figure is the price of the only window', () => {
  expect(priceTextsOf({ current: sala, priced: [sala], book, place: null })).toMatchObject({
    total: '$1,403.60',
    note: 'con IVA',
    own: null,
  });
  expect(priceTextsOf({ current: comedor, priced: [comedor], book, place: null })).toMatchObject({
    total: '$2,807.20',
    note: '2 piezas, con IVA',
  });
});

it('the big figure is the total of several windows, and the open one is named with its price', () => {
  expect(priceTextsOf({ current: sala, priced: [sala, comedor], book, place: null })).toMatchObject({
    total: '$4,210.80',
    note: 'Toda tu cotización, con IVA',
    own: 'Sala: $1,403.60',
    aloud: 'Sala: $1,403.60 con IVA. Toda tu cotización: $4,210.80 con IVA',
  });
});

it('a price with freight says so, also where it is without IVA', () => {
  const place = placeOf('44100');
  expect(priceTextsOf({ current: sala, priced: [sala], book, place }).note).toBe('con IVA y flete');
  const ofDealer = ownBook({ list: distributorPrices, tier: 'oro' });
  expect(priceTextsOf({ current: sala, priced: [sala], book: ofDealer, place }).note).toBe(
    'sin IVA, con flete',
  );
});

it('the total says how many windows have no price yet', () => {
  const missing = blind('c', 'Estudio', { width: '' });
  expect(priceTextsOf({ current: missing, priced: [sala, missing], book, place: null })).toMatchObject({
    total: '$1,403.60',
    note: 'Toda tu cotización, con IVA; falta 1 ventana',
    own: 'Estudio: sin precio aún',
    aloud: '',
  });
});

it('without any price it says what is missing', () => {
  const missing = blind('c', 'Estudio', { width: '' });
  const texts = priceTextsOf({ current: missing, priced: [missing], book, place: null });
  expect(texts).toMatchObject({
    total: 'Sin precio aún',
    hasTotal: false,
    note: 'Escribe el ancho y el alto.',
  });
});

it('a window that cannot be made is announced as one sentence, with one full stop', () => {
  const wide = blind('d', 'Terraza', { width: '900' });
  const { aloud } = priceTextsOf({ current: wide, priced: [sala, wide], book, place: null });
  expect(aloud).toMatch(/^Terraza: así no se puede hacer\. Toda tu cotización: /);
  expect(aloud).not.toContain('..');
});
