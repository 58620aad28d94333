import { describe, expect, it } from 'vitest';
import type { Line } from '#src/quoting/line.ts';
import { splitWidth } from '#src/quoting/making/fabric-cut.ts';
import { pleated, roller } from './support/example.ts';
import { quoted, refusalOf } from './support/quoted.ts';
import { sheer } from './support/variants.ts';

const base: Line = { widthMm: 2_400, heightMm: 2_000, quantity: 1 };
const motor = { control: 'motor-radio' };
const cutOf = (change: Partial<Line>, product = roller) =>
  quoted({ line: { ...base, ...change }, product }).made.fabric;
const codesOf = (change: Partial<Line>, product = roller) =>
  refusalOf({ line: { ...base, ...change }, product }).reasons;

describe('fabric on its roll', () => {
  it.each<[string, Partial<Line>, number]>([
    ['is 0.25 m longer than the height', {}, 2_250],
    ['is another 0.25 m longer behind a cassette', { gallery: 'cofre' }, 2_500],
    ['is 0.03 m longer than the width when rotated', { lay: 'rotated' }, 2_430],
    ['is as long behind a cassette when rotated', { lay: 'rotated', gallery: 'cofre' }, 2_430],
    ['is cut twice for two cloths', { ...motor, cloths: 2, heightMm: 2_500 }, 5_500],
    ['is cut three times for three', { ...motor, cloths: 3, heightMm: 2_500 }, 8_250],
    ['is cut twice for two rotated cloths', { ...motor, cloths: 2, lay: 'rotated' }, 2_460],
    ['is cut in as many lengths as it is joined from', { ...motor, lay: 'joined', heightMm: 2_301 }, 4_860],
    [
      'is cut in joined lengths for each of two cloths',
      { ...motor, lay: 'joined', heightMm: 2_301, cloths: 2 },
      4_920,
    ],
  ])('%s', (_, change, usedMm) => {
    expect(cutOf(change)?.usedMm).toBe(usedMm);
  });

  it('is needed twice when it has two layers', () => {
    expect(cutOf({}, sheer)?.usedMm).toBe(2 * 2_000 + 350);
  });

  it('comes from the first roll unless another is chosen', () => {
    expect(cutOf({})?.roll.widthMm).toBe(2_500);
    expect(cutOf({ rollMm: 3_000 })?.roll.widthMm).toBe(3_000);
    expect(codesOf({ rollMm: 2_000 })).toEqual([{ code: 'roll-not-made', rollMm: 2_000 }]);
  });

  it('may be as wide as its roll, for each cloth', () => {
    expect(cutOf({ widthMm: 2_500 })).toMatchObject({ lay: 'normal', pieces: 1 });
    expect(codesOf({ widthMm: 2_501 })).toEqual([{ code: 'wider-than-roll', rollMm: 2_500 }]);
    expect(cutOf({ ...motor, widthMm: 5_000, cloths: 2, heightMm: 1_000 })).toMatchObject({ pieces: 1 });
    expect(codesOf({ ...motor, widthMm: 5_001, cloths: 2, heightMm: 1_000 })).toEqual([
      { code: 'wider-than-roll', rollMm: 2_500 },
    ]);
  });

  it('may be rotated up to the height that its roll allows', () => {
    expect(cutOf({ lay: 'rotated', heightMm: 2_300 })).toMatchObject({ lay: 'rotated', pieces: 1 });
    expect(codesOf({ lay: 'rotated', heightMm: 2_301 })).toEqual([
      { code: 'too-tall-to-rotate', limitMm: 2_300 },
    ]);
    expect(cutOf({ lay: 'rotated', heightMm: 2_800, rollMm: 3_000 })?.roll.widthMm).toBe(3_000);
    expect(codesOf({ lay: 'rotated', heightMm: 2_801, rollMm: 3_000 })).toEqual([
      { code: 'too-tall-to-rotate', limitMm: 2_800 },
    ]);
  });

  it('is taller by what hides behind a gallery, also where it is rotated or joined', () => {
    const rotated = { lay: 'rotated', gallery: 'cofre', rollMm: 3_000, widthMm: 2_600 } as const;
    expect(cutOf({ ...rotated, heightMm: 2_550 })).toMatchObject({ lay: 'rotated', pieces: 1 });
    expect(codesOf({ ...rotated, heightMm: 2_551 })).toEqual([
      { code: 'too-tall-to-rotate', limitMm: 2_550 },
    ]);
    const joined = { ...rotated, ...motor, lay: 'joined' } as const;
    expect(codesOf({ ...joined, heightMm: 2_550 })).toEqual([{ code: 'nothing-to-join', pieceMm: 2_550 }]);
    expect(cutOf({ ...joined, heightMm: 2_551 })).toMatchObject({ lay: 'joined', pieces: 2 });
  });

  it('is joined from two pieces up to the greatest number', () => {
    const joined = { ...motor, lay: 'joined' } as const;
    expect(codesOf({ ...joined, heightMm: 2_300 })).toEqual([{ code: 'nothing-to-join', pieceMm: 2_300 }]);
    expect(cutOf({ ...joined, heightMm: 2_301 })).toMatchObject({ lay: 'joined', pieces: 2 });
    expect(cutOf({ ...joined, heightMm: 4_000 })).toMatchObject({ pieces: 2 });
    const narrow = { ...roller, fabric: { ...sheer.fabric, ...fabricOf(roller), rolls: [narrowRoll] } };
    expect(codesOf({ ...joined, heightMm: 3_001 }, narrow)).toEqual([
      { code: 'too-many-pieces', pieces: 3, most: 2 },
    ]);
    const wide = {
      ...narrow,
      fabric: { ...narrow.fabric, rolls: [{ ...narrowRoll, rotatedMaxHeightMm: 3_500 }] },
    };
    expect(codesOf({ ...joined, heightMm: 2_800 }, wide)).toEqual([
      { code: 'nothing-to-join', pieceMm: 2_800 },
    ]);
  });

  it('is neither rotated nor joined when the fabric forbids it', () => {
    expect(codesOf({ lay: 'rotated' }, sheer)).toEqual([{ code: 'cannot-rotate' }]);
    expect(codesOf({ lay: 'joined' }, sheer)).toEqual([{ code: 'cannot-join' }]);
    const unjoined = { ...roller, fabric: { ...fabricOf(roller), join: null } };
    expect(codesOf({ lay: 'joined' }, unjoined)).toEqual([{ code: 'cannot-join' }]);
    const unturned = { ...roller, fabric: { ...fabricOf(sheer), join: fabricOf(roller).join } };
    expect(codesOf({ lay: 'joined' }, unturned)).toEqual([{ code: 'cannot-join' }]);
  });

  it('is null when the product has no roll', () => {
    const line = { widthMm: 900, heightMm: 900 };
    expect(cutOf({ ...line, lay: 'normal' }, pleated)).toBeNull();
    expect(codesOf({ ...line, lay: 'rotated' }, pleated)).toEqual([{ code: 'no-fabric' }]);
    expect(codesOf({ ...line, rollMm: 2_500 }, pleated)).toEqual([{ code: 'no-fabric' }]);
  });
});

const narrowRoll = { widthMm: 1_700, rotatedMaxHeightMm: 1_500 };

function fabricOf({ fabric }: typeof roller) {
  if (fabric === null) throw new Error('it has no fabric');
  return fabric;
}

describe('cloths side by side', () => {
  it('have widths as equal as whole millimetres allow, the widest first', () => {
    expect(splitWidth(1_000, 1)).toEqual([1_000]);
    expect(splitWidth(1_001, 2)).toEqual([501, 500]);
    expect(splitWidth(1_000, 3)).toEqual([334, 333, 333]);
    expect(splitWidth(1_001, 3)).toEqual([334, 334, 333]);
  });

  it('are limited in number by the product and the control', () => {
    const many = { ...base, widthMm: 1_200, cloths: 3 };
    expect(refusalOf({ line: many }).reasons).toEqual([{ code: 'too-many-cloths', most: 1, by: 'cadena' }]);
    expect(refusalOf({ line: { ...many, ...motor, heightMm: 900 }, product: pleated }).reasons).toEqual([
      { code: 'too-many-cloths', most: 2, by: 'panel-rejilla' },
      { code: 'too-many-cloths', most: 2, by: 'motor-radio' },
    ]);
    expect(refusalOf({ line: { ...many, ...motor }, product: { ...roller, split: null } }).reasons).toEqual([
      { code: 'too-many-cloths', most: 1, by: 'enrollable-blackout' },
    ]);
    expect(quoted({ line: { ...many, ...motor } }).made.widthsMm).toEqual([400, 400, 400]);
  });

  it("are not narrower than the product's least width", () => {
    const three = { ...base, ...motor, cloths: 3 };
    expect(quoted({ line: { ...three, widthMm: 900 } }).made.widthsMm).toEqual([300, 300, 300]);
    expect(refusalOf({ line: { ...three, widthMm: 899 } }).reasons).toEqual([
      { code: 'cloths-too-narrow', limitMm: 300 },
    ]);
    expect(refusalOf({ line: { ...base, widthMm: 299 } }).reasons).toEqual([
      { code: 'too-narrow', limitMm: 300, by: 'enrollable-blackout' },
      { code: 'too-narrow', limitMm: 300, by: 'cadena' },
    ]);
  });
});
