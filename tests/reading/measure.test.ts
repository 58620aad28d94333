import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMeasure, readSize } from '#src/reading/measure.ts';
import { retyped } from '#src/reading/retyped.ts';
import type { LengthUnit } from '#src/reading/unit.ts';
import { typedMeasure, writtenMeasure } from '#src/reading/written-measure.ts';

const mms = fc.integer({ min: 1, max: 20_000 });
const units = fc.constantFrom<('cm' | 'mm')[]>('cm', 'mm');
const allUnits = fc.constantFrom<LengthUnit[]>('cm', 'mm', 'm', 'in');

describe('a typed measure', () => {
  it('survives writing and reading, in either unit, whatever unit the reader expects', () => {
    fc.assert(
      fc.property(mms, units, allUnits, (mm, unit, expected) => {
        expect(readMeasure(typedMeasure(mm, unit), unit)).toEqual({ mm });
        expect(readMeasure(`${writtenMeasure(mm, unit)} ${unit}`, expected)).toEqual({ mm });
      }),
    );
  });

  it('survives the numbers of every locale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 150, max: 9_000 }),
        fc.constantFrom('es-MX', 'es-ES', 'de-CH', 'en-US', 'fr-FR', 'pt-BR'),
        (mm, locale) => {
          const write = (value: number, maximumFractionDigits: number) =>
            value.toLocaleString(locale, { maximumFractionDigits });
          expect(readMeasure(`${write(mm, 0)} mm`, 'cm')).toEqual({ mm });
          expect(readMeasure(`${write(mm / 10, 1)} cm`, 'mm')).toEqual({ mm });
          expect(readMeasure(`${write(mm / 1_000, 3)} m`, 'cm')).toEqual({ mm });
          expect(readMeasure(write(mm / 10, 1), 'cm')).toEqual({ mm });
        },
      ),
    );
  });

  it('never throws, and is whole millimetres or a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), allUnits, (typed, unit) => {
        const read = readMeasure(typed, unit);
        expect('problem' in read || (Number.isInteger(read.mm) && read.mm > 0)).toBe(true);
      }),
    );
  });

  it('is the same beside another of the same kind, or is asked about', () => {
    fc.assert(
      fc.property(mms, mms, units, (widthMm, heightMm, unit) => {
        const typed = [typedMeasure(widthMm, unit), typedMeasure(heightMm, unit)] as const;
        const [width, height] = readSize(typed, unit);
        expect('problem' in width || width.mm === widthMm).toBe(true);
        expect('problem' in height || height.mm === heightMm).toBe(true);
      }),
    );
  });

  it('is converted to another unit, and stays unchanged when it is unreadable or asked about', () => {
    expect(retyped('120,5', 'cm', 'mm')).toBe('1205');
    expect(retyped('1.80 m', 'cm', 'mm')).toBe('1800');
    expect(retyped('1205', 'mm', 'cm')).toBe('120.5');
    expect(retyped('ancho', 'cm', 'mm')).toBe('ancho');
    expect(retyped('120', 'cm', 'cm')).toBe('120');
    expect(retyped('1800', 'cm', 'mm')).toBe('1800');
    expect(retyped('1800', 'mm', 'mm')).toBe('1800');
  });
});
