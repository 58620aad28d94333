import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMeasure, retyped, writtenMeasure } from '#src/quoting/measures/typed-measure.ts';

describe('a typed measure', () => {
  it.each([
    ['120', 'cm', 1_200],
    ['120.5', 'cm', 1_205],
    ['120,5', 'cm', 1_205],
    [' 120.5 cm ', 'cm', 1_205],
    ['1.80 m', 'cm', 1_800],
    ['1,80m', 'cm', 1_800],
    ['1.8 mts', 'mm', 1_800],
    ['1800 mm', 'cm', 1_800],
    ['1205', 'mm', 1_205],
    ['1,205', 'mm', 1_205],
    ['1 205', 'mm', 1_205],
    ['0.5 m', 'cm', 500],
    ['+90', 'cm', 900],
    ['1000', 'cm', 10_000],
  ] as const)('%j in %s is accepted', (typed, unit, mm) => {
    expect(readMeasure(typed, unit)).toEqual({ mm });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['ancho', 'not-a-number'],
    ['12x', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['12 pulgadas', 'not-a-number'],
    ['0', 'not-positive'],
    ['-120', 'not-positive'],
    ['0.0 m', 'not-positive'],
  ] as const)('%j is refused', (typed, code) => {
    expect(readMeasure(typed, 'cm')).toEqual({ problem: { code } });
  });

  it.each([
    ['1.80', 'cm', { code: 'maybe-metres', mm: 1_800 }],
    ['1205', 'mm', null],
    ['2400', 'cm', { code: 'maybe-millimetres', mm: 2_400 }],
    ['120', 'mm', { code: 'maybe-centimetres', mm: 1_200 }],
  ] as const)('%j in %s may be in another unit', (typed, unit, problem) => {
    expect(readMeasure(typed, unit)).toEqual(problem === null ? { mm: 1_205 } : { problem });
  });

  it('with a unit is never read in another unit', () => {
    expect(readMeasure('12 cm', 'cm')).toEqual({ mm: 120 });
  });

  it('survives writing and reading, in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 150, max: 20_000 }), fc.constantFrom('cm', 'mm'), (mm, unit) => {
        expect(readMeasure(writtenMeasure(mm, unit), unit)).toEqual({ mm });
      }),
    );
  });

  it('never throws, and is whole millimetres or a problem', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('cm', 'mm'), (typed, unit) => {
        const read = readMeasure(typed, unit);
        expect('problem' in read || (Number.isInteger(read.mm) && read.mm > 0)).toBe(true);
      }),
    );
  });

  it('is converted to another unit, and stays unchanged when it is unreadable', () => {
    expect(retyped('120,5', 'cm', 'mm')).toBe('1205');
    expect(retyped('1.80 m', 'cm', 'mm')).toBe('1800');
    expect(retyped('1205', 'mm', 'cm')).toBe('120.5');
    expect(retyped('ancho', 'cm', 'mm')).toBe('ancho');
    expect(retyped('120', 'cm', 'cm')).toBe('120');
  });
});
