import { expect, it } from 'vitest';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { quoteText } from '#src/screens/storefront/cotizador/finish/quote-text.ts';
import { sayRaised } from '#src/screens/storefront/cotizador/price/say-raised.ts';

const book = publicBook(quotable.publicPrices);
const priced = (name: string, height: string) =>
  priceWindow(
    {
      ...emptyWindow(name, name),
      family: 'enrollables',
      variant: 'blackout-lino',
      color: 'blanco',
      width: '110',
      height,
    },
    'cm',
    book,
    quotable,
  );

it('a quote in words holds each priced window and the total', () => {
  const windows = [priced('Sala', '110'), priced('Comedor', '')];
  expect(quoteText(windows, { total_centavos: 140_360, freight_centavos: null }, quotable)).toBe(
    [
      'Hola, quiero pedir esta cotización:',
      '1. Sala: Persiana enrollable, Blackout Lino, Blanco. 1.10 × 1.10 m · 1 pieza · por dentro. Cadena. $1,403.60',
      'Total: $1,403.60 con IVA',
    ].join('\n'),
  );
});

it('of how a window is fixed, a quote in words holds what was chosen and its product has', () => {
  const { window } = priced('Sala', '110');
  const fitting = { roll: 'inverse', hardware: 'black', side: 'left' } as const;
  const textOf = (patch: Partial<DraftWindow>) =>
    quoteText(
      [priceWindow({ ...window, fitting, ...patch }, 'cm', book, quotable)],
      { total_centavos: 1, freight_centavos: null },
      quotable,
    );
  expect(textOf({})).toMatch(/cadena a la izquierda, .* · caída invertida · herrajes en negro\./);
  const roman = quotable.variants.find(({ family }) => family === 'romanas');
  const text = textOf({
    ...{ family: 'romanas', variant: roman?.slug ?? null, color: roman?.colours[0]?.slug ?? null },
  });
  expect(text).toMatch(/(?:cadena|cordón) a la izquierda/);
  expect(text).not.toMatch(/invertida|herrajes/);
});

it('a long quote in words stays short enough for a link, and counts the rest', () => {
  const windows = Array.from({ length: 60 }, (_, at) => priced(`Recámara ${String(at)}`, '110'));
  const text = quoteText(windows, { total_centavos: 1, freight_centavos: null }, quotable);
  expect(text.length).toBeLessThan(1_700);
  expect(text).toMatch(/\ny 4\d más\nTotal: /);
});

it.each([
  [null, '', 'alto'],
  [{ heightMm: 1_000 }, ', se cobra mínimo 1.00 m de alto', 'alto'],
  [{ heightMm: 1_500 }, ', se cobra mínimo 1.50 m de salida', 'salida'],
  [{ widthMm: 1_000, heightMm: 1_000 }, ', se cobra mínimo 1.00 m de ancho y 1.00 m de alto', 'alto'],
  [{ areaMm2: 1_000_000 }, ', se cobra mínimo 1 m²', 'alto'],
  [{ areaMm2: 1_370_974 }, ', se cobra mínimo 1.370974 m²', 'alto'],
])('a minimum %j is named', (raised, said, height) => {
  expect(sayRaised(raised, height)).toBe(said);
});
