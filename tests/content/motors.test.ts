import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import { byTorque } from '#src/content/rules/motors.ts';
import { neededTorque } from '#src/quoting/making/torque.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';

const widths = [800, 1_200, 1_600, 1_800, 2_000, 2_300, 2_500];
const heights = [800, 1_600, 1_800, 2_000, 2_400, 2_800, 3_300];
const sizes = widths.flatMap((widthMm) => heights.map((heightMm) => ({ widthMm, heightMm })));

describe('a motor that is sold', () => {
  it('is strong enough for its fabric on its tube, and within the sizes of its table', () => {
    const weak: string[] = [];
    for (const { slug, product } of catalog.variants) {
      for (const { id } of product.controls) {
        for (const size of sizes) {
          const quote = quoteLine({ ...size, quantity: 1, control: id }, product, publicPrices);
          if (quote.kind === 'refusal' || quote.made.motor === null) continue;
          const { motor } = quote.made.motor;
          const { limits = product.limits, torqueMNm } = motor;
          expect(size.widthMm).toBeLessThanOrEqual(limits.maxWidthMm);
          expect(size.heightMm).toBeLessThanOrEqual(limits.maxHeightMm);
          const { tube } = quote.made;
          if (product.fabric === null || tube === null) continue;
          const neededMNm = neededTorque(size, product.fabric, tube, byTorque);
          if (neededMNm > torqueMNm) {
            weak.push(`${slug}, ${motor.id}, ${String(size.widthMm)} × ${String(size.heightMm)} mm`);
          }
        }
      }
    }
    expect(weak).toEqual([]);
  });

  it('is the next stronger one where the lightest is within its table and too weak', () => {
    const heavy = catalog.variants.find(({ slug }) => slug === 'screen-1');
    if (heavy === undefined) throw new Error('no screen-1');
    const battery = { widthMm: 2_000, heightMm: 2_000, quantity: 1, control: 'motor-recargable' };
    expect(quoteLine(battery, heavy.product, publicPrices)).toMatchObject({
      kind: 'quote',
      made: { motor: { motor: { id: 'motor-3-nm' }, neededMNm: 1_751 } },
    });
    expect(
      quoteLine({ ...battery, widthMm: 2_500, heightMm: 3_300 }, heavy.product, publicPrices),
    ).toMatchObject({ kind: 'refusal', reasons: [{ code: 'motor-too-weak', id: 'motor-3-nm' }] });
  });
});
