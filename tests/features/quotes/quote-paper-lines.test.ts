import { expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { pdfDocument } from '#src/features/quotes/pdf/pdf-document.ts';
import { inCurrency } from '#src/format/money.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { plainBrand } from '#stories/charts/samples/brand.ts';
import { savedQuote, window } from '#stories/charts/samples/quotes-samples.ts';

it('a line of the paper shows all that its amount is made of', () => {
  const product = quotable.variantOf(window.variant)?.product;
  const line = {
    widthMm: 1_200,
    heightMm: 1_800,
    quantity: 2,
    discountBp: 1_000,
    control: 'motor-electrico',
    remotes: [{ id: 'control-aura-2', count: 1 }],
  };
  const quote = product && quoteLine(line, product, quotable.publicPrices);
  if (quote?.kind !== 'quote') throw new Error('the sample has a price');
  const { unitCentavos, onceCentavos, discountCentavos, totalCentavos } = quote;
  expect(onceCentavos).toBeGreaterThan(0);
  const { content } = pdfDocument(
    {
      folio: 'C-1042',
      title: null,
      madeOn: null,
      holdsUntil: null,
      status: '',
      client: null,
      seller: { ...plainBrand, name: null, phone: null, email: null },
      windows: [factsOf({ ...window, line }, quotable)],
      prices: { windows: [quote], totals: savedQuote.totals },
      own: null,
      place: null,
      delivery: null,
    },
    [null],
  );
  const text = JSON.stringify(content);
  for (const part of [
    `"${inCurrency(unitCentavos)}"`,
    '"× 2 piezas"',
    `"+ ${inCurrency(onceCentavos)}"`,
    '"una vez: control remoto Aura de 2 canales"',
    `"− ${inCurrency(discountCentavos)} de descuento"`,
    `"${inCurrency(totalCentavos)}"`,
  ]) {
    expect(text).toContain(part);
  }
  expect(unitCentavos * 2 + onceCentavos - discountCentavos).toBe(totalCentavos);
});
