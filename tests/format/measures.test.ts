import { expect, test } from 'vitest';
import { inCm, inMetres, inSquareMetres, rangeInCm, sizeInMetres } from '#src/format/measures.ts';

test('every millimetre is written and reads back as itself', () => {
  for (let mm = 1; mm <= 10_000; mm += 1) {
    expect(Math.round(Number(inMetres(mm).replace(',', '')) * 1_000)).toBe(mm);
    expect(Math.round(Number(inCm(mm)) * 10)).toBe(mm);
  }
});

test('metres have two decimals, or three when the millimetres need them', () => {
  expect(inMetres(2_090)).toBe('2.09');
  expect(sizeInMetres(2_088, 800)).toBe('2.088 × 0.80 m');
});

test('centimetres have a decimal only when the millimetres need it', () => {
  expect(rangeInCm(300, 5_905)).toBe('30 a 590.5 cm');
});

test('square metres have as many decimals as they need', () => {
  expect([7_500_000, 4_000_000, 2_088 * 801].map(inSquareMetres)).toEqual(['7.5 m²', '4 m²', '1.672488 m²']);
});
