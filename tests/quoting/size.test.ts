import { describe, expect, it } from 'vitest';
import { brokenLimits, sizeReasons } from '#src/quoting/measures/size.ts';
import type { Limits } from '#src/quoting/rules.ts';
import { awning } from './support/example.ts';

const limits: Limits = { minWidthMm: 500, maxWidthMm: 3_000, minHeightMm: 600, maxHeightMm: 4_000 };
const codes = (widthMm: number, heightMm: number, more: Partial<Limits> = {}) =>
  brokenLimits({ widthMm, heightMm }, { ...limits, ...more }, 'cadena').map(({ code }) => code);

describe('the limits of a size', () => {
  it('include their ends', () => {
    expect(codes(500, 600)).toEqual([]);
    expect(codes(3_000, 4_000)).toEqual([]);
  });

  it('report every limit that a size exceeds', () => {
    expect(brokenLimits({ widthMm: 499, heightMm: 599 }, limits, 'cadena')).toEqual([
      { code: 'too-narrow', limitMm: 500, by: 'cadena' },
      { code: 'too-short', limitMm: 600, by: 'cadena' },
    ]);
    expect(brokenLimits({ widthMm: 3_001, heightMm: 4_001 }, limits, 'cadena')).toEqual([
      { code: 'too-wide', limitMm: 3_000, by: 'cadena' },
      { code: 'too-tall', limitMm: 4_000, by: 'cadena' },
    ]);
  });

  it('may be an area', () => {
    const maxAreaMm2 = 7_500_000;
    expect(codes(3_000, 2_500, { maxAreaMm2 })).toEqual([]);
    expect(brokenLimits({ widthMm: 3_000, heightMm: 2_501 }, { ...limits, maxAreaMm2 }, 'cadena')).toEqual([
      { code: 'too-large', limitMm2: 7_500_000, by: 'cadena' },
    ]);
  });

  it('may be a table of sizes, one of which must contain the blind', () => {
    const fitsIn = [
      { maxWidthMm: 1_200, maxHeightMm: 1_500 },
      { maxWidthMm: 900, maxHeightMm: 3_000 },
    ];
    expect(codes(1_200, 1_500, { fitsIn })).toEqual([]);
    expect(codes(900, 3_000, { fitsIn })).toEqual([]);
    expect(brokenLimits({ widthMm: 901, heightMm: 1_501 }, { ...limits, fitsIn }, 'cadena')).toEqual([
      { code: 'outside-table', by: 'cadena' },
    ]);
    expect(codes(901, 3_000, { fitsIn })).toEqual(['outside-table']);
    expect(codes(900, 3_001, { fitsIn })).toEqual(['outside-table']);
  });
});

const arms = (widthMm: number, heightMm: number) => sizeReasons({ widthMm, heightMm }, awning);

describe('arms of an awning', () => {
  it('come in the lengths that are made', () => {
    expect(arms(3_000, 2_030)).toEqual([]);
    expect(arms(3_000, 2_031)).toEqual([{ code: 'projection-not-made', shorterMm: 2_030, longerMm: 2_540 }]);
    expect(arms(3_000, 2_029)).toEqual([{ code: 'projection-not-made', shorterMm: 1_520, longerMm: 2_030 }]);
    expect(arms(3_000, 1_519)).toEqual([{ code: 'projection-not-made', shorterMm: null, longerMm: 1_520 }]);
    expect(arms(3_000, 2_541)).toEqual([{ code: 'projection-not-made', shorterMm: 2_540, longerMm: null }]);
  });

  it('must fit between the ends of the awning, and carry it', () => {
    expect(arms(2_540, 2_540)).toEqual([]);
    expect(arms(2_539, 2_540)).toEqual([{ code: 'too-narrow-for-projection', limitMm: 2_540 }]);
    expect(arms(5_000, 2_540)).toEqual([]);
    expect(arms(5_001, 2_540)).toEqual([{ code: 'too-wide-for-projection', limitMm: 5_000 }]);
  });
});
