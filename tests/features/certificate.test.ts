import { expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { certificateDocument } from '#src/features/orders/parts/certificate-document.ts';
import { savedOrder } from '#stories/charts/fixtures/orders.ts';

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
