import { describe, expect, it } from 'vitest';
import type { Line } from '#src/quoting/line.ts';
import { neededTorque } from '#src/quoting/making/torque.ts';
import type { Product, TorqueChoice } from '#src/quoting/rules.ts';
import { awning, pleated, roller } from './support/example.ts';
import { quoted, refusalOf } from './support/quoted.ts';
import { sheer } from './support/variants.ts';

const { fabric } = roller;
if (fabric === null) throw new Error('the example has a fabric');
const tube = { id: 'tubo-45', diameterMm: 45, maxWidthMm: 2_500 };
const choice: TorqueChoice = {
  by: 'torque',
  efficiencyPercent: 70,
  marginPercent: 130,
  barGramsPerMetre: 750,
};
const size = { widthMm: 2_400, heightMm: 3_000 };
const line = (widthMm: number, heightMm: number, more: Partial<Line> = {}): Line => ({
  widthMm,
  heightMm,
  quantity: 1,
  control: 'motor-radio',
  ...more,
});

describe('the torque that a blind needs', () => {
  // 2.4 × 3.0 × 0.35 = 2.52 kg and 1.8 kg of bar: 42.38 N; √(22.5² + 3,000 × 0.42 ÷ π) = 30.12 mm: 1.2766 Nm
  it('is 2.4 Nm for 2.4 × 3.0 m of fabric of 350 g, with a reserve of 30 % at an efficiency of 70 %', () => {
    expect(neededTorque(size, fabric, tube, choice)).toBe(2_371);
  });

  it('is the load at the outermost turn, without reserve or loss', () => {
    const bare = { ...choice, efficiencyPercent: 100, marginPercent: 100 };
    expect(neededTorque(size, fabric, tube, bare)).toBe(1_277);
    // no bar: 2.52 kg: 24.72 N × 30.12 mm = 0.7447 Nm
    expect(neededTorque(size, fabric, tube, { ...bare, barGramsPerMetre: 0 })).toBe(745);
    // on a tube of 80 mm: √(40² + 401.07) = 44.73 mm × 42.38 N = 1.8958 Nm
    expect(neededTorque(size, fabric, { ...tube, diameterMm: 80 }, bare)).toBe(1_896);
    // two layers: 5.04 + 1.8 = 6.84 kg: 67.10 N; √(506.25 + 802.14) = 36.17 mm: 2.4272 Nm
    expect(neededTorque(size, { ...fabric, layers: 2 }, tube, bare)).toBe(2_428);
  });
});

const chosen = (asked: Line, product = roller) => {
  const { motor, tube: carried } = quoted({ line: asked, product }).made;
  return [carried?.id, motor?.motor.id, motor?.neededMNm];
};

describe('tubes and motors', () => {
  it('are the smallest that carry the fabric', () => {
    expect(quoted({ line: { widthMm: 2_500, heightMm: 1_000, quantity: 1 } }).made.tube?.id).toBe('tubo-38');
    expect(
      quoted({ line: { widthMm: 2_501, heightMm: 1_000, quantity: 1, rollMm: 3_000 } }).made.tube?.id,
    ).toBe('tubo-50');
    expect(chosen(line(2_400, 3_000))).toEqual(['tubo-45', 'motor-6-nm', 2_371]);
    expect(chosen(line(1_000, 1_000))[1]).toBe('motor-1-nm');
    expect(chosen(line(5_900, 2_300, { lay: 'rotated' }))).toEqual(['tubo-79', 'motor-10-nm', 7_224]);
  });

  it('are chosen for each cloth, and the motor for all cloths', () => {
    // each cloth of 1.60 m turns on 45 mm, and one motor lifts both
    expect(chosen(line(3_200, 2_900, { cloths: 2 }))).toEqual(['tubo-45', 'motor-6-nm', 3_077]);
  });

  it('are none for a manual control, or for a product without a tube', () => {
    expect(chosen({ ...line(1_000, 1_000), control: 'cadena' })).toEqual(['tubo-38', undefined, undefined]);
    expect(chosen(line(1_000, 900), pleated)).toEqual([undefined, 'motor-1-nm', null]);
  });

  it('refuse a fabric wider than the widest tube', () => {
    const narrow = withMotor({ tubes: [tube] });
    expect(quoted({ line: line(2_500, 1_000), product: narrow }).made.tube?.id).toBe('tubo-45');
    expect(refusalOf({ line: line(2_501, 1_000, { rollMm: 3_000 }), product: narrow }).reasons).toEqual([
      { code: 'no-tube', limitMm: 2_500 },
    ]);
    // of two cloths the wider one is 2.501 m
    const two = line(5_001, 1_000, { rollMm: 3_000, cloths: 2 });
    expect(refusalOf({ line: two, product: narrow }).reasons).toEqual([{ code: 'no-tube', limitMm: 2_500 }]);
  });

  it('are accepted up to their exact torque', () => {
    const weak = (torqueMNm: number) =>
      withMotor({ motors: [{ id: 'motor-6-nm', torqueMNm, system: 'radio' }] });
    expect(chosen(line(2_400, 3_000), weak(2_371))[1]).toBe('motor-6-nm');
    expect(refusalOf({ line: line(2_400, 3_000), product: weak(2_370) }).reasons).toEqual([
      { code: 'motor-too-weak', id: 'motor-6-nm', neededMNm: 2_371, torqueMNm: 2_370 },
    ]);
  });

  it('are refused with the reason of the strongest', () => {
    const weak = withMotor({
      motors: [
        { id: 'motor-1-nm', torqueMNm: 1_100, system: 'radio' },
        { id: 'motor-6-nm', torqueMNm: 1_200, system: 'radio' },
      ],
    });
    expect(refusalOf({ line: line(2_400, 3_000), product: weak }).reasons).toEqual([
      { code: 'motor-too-weak', id: 'motor-6-nm', neededMNm: 2_371, torqueMNm: 1_200 },
    ]);
  });

  it('are chosen by size when the seller has a table', () => {
    const asked = { ...line(4_000, 2_030), control: 'motor-toldo' };
    expect(chosen(asked, awning)).toEqual([undefined, 'motor-30-nm', null]);
    expect(chosen({ ...asked, widthMm: 4_001 }, awning)[1]).toBe('motor-50-nm');
    const named = { ...asked, widthMm: 4_001, motor: 'motor-30-nm' };
    expect(refusalOf({ line: named, product: awning }).reasons).toEqual([
      { code: 'too-wide', limitMm: 4_000, by: 'motor-30-nm' },
    ]);
  });

  it('are chosen by size even when there is a fabric to weigh', () => {
    const limits = { minWidthMm: 300, maxWidthMm: 5_900, minHeightMm: 300, maxHeightMm: 4_000 };
    const bySize = withMotor({
      choice: { by: 'size' },
      motors: [{ id: 'motor-1-nm', torqueMNm: 1, system: 'radio', limits }],
    });
    expect(chosen(line(2_400, 3_000), bySize)).toEqual(['tubo-45', 'motor-1-nm', null]);
  });

  it('can be named, and must be known', () => {
    expect(chosen(line(1_000, 1_000, { motor: 'motor-6-nm' }))[1]).toBe('motor-6-nm');
    expect(refusalOf({ line: line(1_000, 1_000, { motor: 'motor-7-nm' }) }).reasons).toEqual([
      { code: 'unknown-choice', choice: 'motor', id: 'motor-7-nm' },
    ]);
    expect(
      refusalOf({ line: line(1_000, 1_000, { control: 'cadena', motor: 'motor-6-nm' }) }).reasons,
    ).toEqual([{ code: 'needs-motor', id: 'motor-6-nm' }]);
  });

  it('lift both layers of a fabric', () => {
    expect(chosen(line(2_400, 3_000), sheer)[2]).toBeGreaterThan(2 * 2_000);
  });
});

describe('controls', () => {
  it('default to the first', () => {
    expect(quoted({ line: { widthMm: 1_000, heightMm: 1_000, quantity: 1 } }).made.control.id).toBe('cadena');
    expect(quoted({ line: line(1_000, 1_000) }).made.control.id).toBe('motor-radio');
    expect(refusalOf({ line: line(1_000, 1_000, { control: 'magia' }) }).reasons).toEqual([
      { code: 'unknown-choice', choice: 'control', id: 'magia' },
    ]);
  });
});

function withMotor(change: object): Product {
  return {
    ...roller,
    controls: roller.controls.map((control) =>
      control.kind === 'motor' ? { ...control, ...change } : control,
    ),
  };
}
