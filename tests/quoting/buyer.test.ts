import { describe, expect, it } from 'vitest';
import { linePriceFor, type Buyer } from '#src/quoting/money/buyer.ts';
import { publicList } from './support/example.ts';
import { quoted } from './support/quoted.ts';
import { beforeIva } from './support/variants.ts';

const tier = { id: 'plata', discountBp: 2_500 };
const distributor: Buyer = { kind: 'distributor', tier };
const quote = quoted({
  line: { widthMm: 1_000, heightMm: 1_000, quantity: 2, extras: ['instalacion', 'visita'] },
});
const work = ['instalacion', 'visita'];

describe("a tier's discount", () => {
  it('does not reduce work', () => {
    // 900.00 − 25 % = 675.00, and 250.00 of work; once 400.00 of work
    expect(linePriceFor(quote, { ...beforeIva, work }, distributor)).toMatchObject({
      unitCentavos: 92_500,
      onceCentavos: 40_000,
      totalCentavos: 225_000,
    });
    // 900.00 ÷ 1.16 = 775.86 − 193.97 = 581.89; 250.00 ÷ 1.16 = 215.52; 400.00 ÷ 1.16 = 344.83
    expect(linePriceFor(quote, { ...publicList, work }, distributor)).toMatchObject({
      unitCentavos: 79_741,
      onceCentavos: 34_483,
    });
  });

  it('reduces everything where the list names no work', () => {
    // (900.00 + 250.00) − 25 % = 862.50; 400.00 − 25 % = 300.00
    expect(linePriceFor(quote, beforeIva, distributor)).toMatchObject({
      unitCentavos: 86_250,
      onceCentavos: 30_000,
    });
  });

  it("leaves a client's margin on goods and work", () => {
    const client: Buyer = { kind: 'client', tier, marginBp: 2_000 };
    // 925.00 ÷ 0.80 = 1,156.25, + 16 % = 1,341.25
    expect(linePriceFor(quote, { ...beforeIva, work }, client).unitCentavos).toBe(134_125);
  });
});
