import { describe, expect, test } from 'vitest';
import type { Measured } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { cellsOf, sizeOfCells } from '#src/screens/storefront/cotizador/sheet/cells/size-of-cells.ts';

const variant = quotable.variantOf('screen-5') ?? null;

const cells = (widths: Measured['widths'], heights: Measured['heights']): Measured => ({
  widths,
  heights,
  diagonals: ['', ''],
});

describe('a row of the sheet of measures', () => {
  test('has a size that was typed directly in its first width and height', () => {
    expect(cellsOf({ measured: null, width: '120', height: '160' })).toEqual(
      cells(['120', '', ''], ['160', '', '']),
    );
  });

  test('with one width and one height is as large as they are', () => {
    expect(sizeOfCells(cells(['1205', '', ''], ['1600', '', '']), 'inside', variant, 'mm')).toEqual({
      width: '1205',
      height: '1600',
      measured: null,
    });
  });

  test.each([
    ['inside, the smallest counts', 'inside', '1203', '1598'],
    ['outside, the largest counts, with the overlap', 'outside', '1283', '1639'],
  ] as const)('with all six: %s', (_, mount, width, height) => {
    const measured = cells(['1205', '1203', '1207'], ['1600', '1598', '1601']);
    expect(sizeOfCells(measured, mount, variant, 'mm')).toEqual({ width, height, measured });
  });

  test('with some of them goes by those', () => {
    const some = cells(['1205', '1203', ''], ['1600', '', '']);
    expect(sizeOfCells(some, 'inside', variant, 'mm')).toMatchObject({ width: '1203', height: '1600' });
    expect(sizeOfCells(some, 'outside', variant, 'mm')).toMatchObject({ width: '1205' });
  });

  test('keeps what is no measure, so that the quoter can say so', () => {
    const wrong = cells(['1205', 'ancha', ''], ['1600', '', '']);
    expect(sizeOfCells(wrong, 'inside', variant, 'mm')).toMatchObject({ width: 'ancha', height: '1600' });
  });
});
