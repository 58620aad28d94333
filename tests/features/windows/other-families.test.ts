import { describe, expect, it } from 'vitest';
import { emptyWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { sayChange, sayReason } from '#src/features/window-words/reason-texts.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import { drawbackTexts } from '#src/screens/storefront/cotizador/offers/drawback-texts.ts';
import { offeredFamily, otherFamilies } from '#src/screens/storefront/cotizador/offers/other-families.ts';
import { accepted } from '#tests/support/accepted.ts';

const book = publicBook(quotable.publicPrices);

const window = (width: string, height: string, variant = 'blackout-lino') => ({
  ...emptyWindow('a', 'Sala'),
  family: quotable.variantOf(variant)?.family ?? null,
  variant,
  color: quotable.variantOf(variant)?.colours[0]?.slug ?? null,
  width,
  height,
});

function refused(width: string, height: string, variant?: string) {
  const priced = priceWindow(window(width, height, variant), 'cm', book, quotable);
  const { outcome, reading } = priced;
  if (outcome?.kind !== 'refusal' || reading.line === null || reading.variant === null) {
    throw new Error('it can be made');
  }
  return { priced, outcome, line: reading.line, variant: reading.variant };
}

it('another family keeps the choices that it has, such as installing', () => {
  const { line, variant } = refused('700', '200');
  const installed = {
    ...line,
    control: 'motor-electrico',
    gallery: 'galeria-aluminio',
    extras: ['instalacion'],
  };
  const [vertical] = otherFamilies(installed, variant, quotable, book);
  expect(vertical?.quote.line).toMatchObject({ gallery: 'galeria-aluminio', extras: ['instalacion'] });
});

describe('7 m of a roller blind', () => {
  const { priced, outcome, line, variant } = refused('700', '200');

  it('have one reason', () => {
    const reasons = decidingReasons(outcome.reasons, outcome.product);
    expect(reasons.map((reason) => sayReason(reason, quotable.nameOf, 'alto'))).toEqual([
      'Se hace hasta 5.90 m de ancho.',
    ]);
  });

  it('can be three of them, or two with a motor, each priced as it is taken', () => {
    const titles = outcome.alternatives.map(({ changes }) =>
      changes.map((change) => sayChange(change, quotable.nameOf, 'alto')),
    );
    expect(titles[0]).toEqual(['3 piezas lado a lado']);
    expect(titles[1]).toEqual(['2 piezas lado a lado', 'Tela en horizontal', 'Con motor eléctrico']);
    for (const alternative of outcome.alternatives) {
      const taken = accepted(priced, { line: alternative.quote.line });
      expect(priceWindow(taken, 'cm', book, quotable).price?.totalCentavos).toBe(
        alternative.quote.totalCentavos,
      );
    }
  });

  it('can be another family, of the same type of fabric, priced as it is taken', () => {
    const others = otherFamilies(line, variant, quotable, book);
    expect(others.slice(0, 3).map((one) => [one.variant.slug, one.blinds])).toEqual([
      ['vertical-blackout', 2],
      ['panel-noche', 2],
      ['aluminio-25-mm', 3],
    ]);
    for (const other of others) {
      const taken = accepted(priced, offeredFamily(other));
      expect(priceWindow(taken, 'cm', book, quotable).price?.totalCentavos).toBe(other.centavos);
    }
  });
});

it('240 × 420 cm can be as tall as it is made, with a motor or in another family', () => {
  const { priced, outcome, line, variant } = refused('240', '420');
  const [vertical] = otherFamilies({ ...line, heightMm: 4_000 }, variant, quotable, book);
  if (vertical === undefined) throw new Error('no family is made as tall');
  expect(accepted(priced, offeredFamily(vertical))).toMatchObject({
    ...{ family: 'verticales', height: '400' },
    ...{ width: '240', quantity: '1' },
  });
  expect(decidingReasons(outcome.reasons, outcome.product).map(({ code }) => code)).toEqual(['too-tall']);
  expect(outcome.alternatives.map(({ changes }) => changes)).toEqual([
    [
      { change: 'height', heightMm: 4_000 },
      { change: 'control', id: 'motor-electrico' },
    ],
  ]);
});

it('an awning is not replaced by another family', () => {
  const { line, variant } = refused('850', '152', 'oporto-acrilica');
  expect(otherFamilies(line, variant, quotable, book)).toEqual([]);
});

it('a limit of a part names the part', () => {
  const { outcome } = refused('310', '200');
  const [reason] = decidingReasons(outcome.reasons, outcome.product);
  expect(reason === undefined ? '' : sayReason(reason, quotable.nameOf, 'alto')).toBe(
    'Con cadena se hace hasta 3.00 m de ancho.',
  );
});

it('cloths that each pay their own minimum are offered with both prices', () => {
  const { product } = refused('700', '200').variant;
  const cloths = { widthMm: 1_200, heightMm: 1_000, quantity: 1, cloths: 2, control: 'motor-electrico' };
  const quote = quoteLine(cloths, product, book.list);
  if (quote.kind === 'refusal') throw new Error('it can be made');
  // 2 × 1.00 m² and 1.20 × 1.00 m² at 1,160.00
  expect(drawbackTexts(quote, quote.drawbacks, book)).toContain(
    'Cada lienzo se cobra con su propio mínimo: los 2 cuestan $2,320.00; en uno solo serían $1,392.00.',
  );
  const wide = quoteLine({ ...cloths, widthMm: 2_401 }, product, book.list);
  expect(wide.kind === 'quote' ? wide.cloths : undefined).toBeNull();
});
