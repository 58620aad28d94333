import { expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { certificateDocument } from '#src/features/orders/details/certificate-document.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { oddOrder } from './papers/odd-figures.ts';
import { textOf } from './papers/paper-text.ts';

it('the certificate of guarantee names its order, pieces with their years, and conditions', () => {
  const words = JSON.stringify(certificateDocument(savedOrder, '10 dic 2026', quotable));
  const years = quotable.variantOf(savedOrder.windows[0]?.variant ?? '')?.warrantyYears;
  for (const part of [
    'P-2051',
    'Lucía Garza',
    '10 dic 2026',
    `: ${String(years)} años`,
    'Si no queda, la rehacemos',
  ]) {
    expect(words).toContain(part);
  }
});

it('gives each piece the years of its own product', () => {
  const words = textOf(certificateDocument(oddOrder, null, quotable).content);
  expect(words).toMatch(/Sala, Blackout Lino, Blanco, 1\.23\d? × 1\.80\d? m: 5 años/);
  expect(words).toMatch(/Recámara, Romana Lino, Niebla, 0\.98\d? × 1\.20\d? m: 3 años/);
});
