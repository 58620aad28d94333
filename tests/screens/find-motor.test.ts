import { describe, expect, test } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { neededTorque } from '#src/quoting/making/torque.ts';
import { findMotors } from '#src/screens/storefront/productos-motorizacion/find-motor.ts';

function variantOf(slug: string): Variant {
  const variant = catalog.variants.find((one) => one.slug === slug);
  if (variant === undefined) throw new Error(`no variant ${slug}`);
  return variant;
}

const ableOf = (slug: string, widthMm: number, heightMm: number) =>
  findMotors({ widthMm, heightMm }, variantOf(slug)).flatMap((choice) => (choice.fits ? [choice] : []));

describe('the motor for a window', () => {
  test('is strong enough for each variant at each size that it is offered for, with steps that lead to its torque', () => {
    for (const variant of catalog.variants) {
      for (const widthMm of [800, 1_500, 2_400, 3_600, 5_600]) {
        for (const heightMm of [800, 1_800, 2_900]) {
          for (const { steps, motor, tube } of ableOf(variant.slug, widthMm, heightMm)) {
            if (steps === null) continue;
            const { fabricGrams, barGrams, radiusMm, bareMNm, neededMNm } = steps;
            expect(motor.torqueMNm).toBeGreaterThanOrEqual(neededMNm);
            // Newtons times millimetres are thousandths of a newton metre.
            expect(((fabricGrams + barGrams) / 1_000) * 9.81 * radiusMm).toBeCloseTo(bareMNm, 6);
            expect(radiusMm * 2).toBeGreaterThan(tube?.diameterMm ?? Infinity);
          }
        }
      }
    }
  });

  test('needs the torque that the engine calculates', () => {
    const size = { widthMm: 1_800, heightMm: 2_200 };
    const variant = variantOf('screen-5');
    const [electric] = ableOf('screen-5', size.widthMm, size.heightMm);
    const { fabric } = variant.product;
    const control = variant.product.controls.find(({ id }) => id === electric?.control);
    if (fabric === null || control?.kind !== 'motor' || control.choice.by !== 'torque')
      throw new Error('no torque');
    const [tube] = control.tubes;
    if (tube === undefined) throw new Error('no tube');
    expect(electric?.steps?.neededMNm).toBe(neededTorque(size, fabric, tube, control.choice));
    expect(electric?.motor.slug).toBe('motor-6-nm');
  });

  test('comes only with the remotes of its own radio system', () => {
    for (const { motor, remotes } of [
      ...ableOf('screen-5', 1_800, 2_200),
      ...ableOf('lisboa-screen', 3_000, 2_500),
    ]) {
      expect(remotes.length).toBeGreaterThan(0);
      expect(new Set(remotes.map(({ system }) => system))).toEqual(new Set([motor.system]));
    }
  });

  test('is none for a manual blind; gives the reason when no motor fits', () => {
    expect(findMotors({ widthMm: 1_200, heightMm: 1_200 }, variantOf('aluminio-16-mm'))).toEqual([]);
    const [, battery] = findMotors({ widthMm: 4_000, heightMm: 3_000 }, variantOf('screen-5'));
    expect(battery).toMatchObject({ fits: false, reasons: [{ code: 'too-wide', limitMm: 2_500 }] });
  });
});
