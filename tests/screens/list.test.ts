import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#src/screens/support/list/csv.ts';
import { fold, holdsWords } from '#src/screens/support/list/fold.ts';
import { sortRows } from '#src/screens/support/list/sort-rows.ts';
import { RUNS } from '#tests/support/runs.ts';

const sorted = (values: readonly (string | number | null)[], descending = false) =>
  sortRows(values, (value) => value, descending);

describe('rows in order', () => {
  it('have accents and case beside their letters, and ñ after n', () => {
    expect(sorted(['Zinc', 'ñandú', 'Índigo', 'nuez', 'indio', 'Obsidiana', 'Ñame', 'índice'])).toEqual([
      'índice',
      'Índigo',
      'indio',
      'nuez',
      'Ñame',
      'ñandú',
      'Obsidiana',
      'Zinc',
    ]);
  });

  it('have numbers in names by their size', () => {
    expect(sorted(['lote 10', 'lote 9', 'lote 100', 'Motor 1.1 Nm'])).toEqual([
      'lote 9',
      'lote 10',
      'lote 100',
      'Motor 1.1 Nm',
    ]);
  });

  it('have what is not known last, either way', () => {
    expect(sorted([2, null, -1, 10])).toEqual([-1, 2, 10, null]);
    expect(sorted([2, null, -1, 10], true)).toEqual([10, 2, -1, null]);
  });

  it('keep their order where they are equal, and are the same rows', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ key: fc.nat(3), at: fc.nat() })), fc.boolean(), (rows, descending) => {
        const result = sortRows(rows, ({ key }) => key, descending);
        expect(new Set(result)).toEqual(new Set(rows));
        for (const [index, row] of result.slice(1).entries()) {
          const before = result[index];
          if (before === undefined || before.key !== row.key) continue;
          expect(rows.indexOf(before)).toBeLessThan(rows.indexOf(row));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('are those that a collator of Spanish gives, for names of letters, digits and spaces', () => {
    const collator = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' });
    const words = fc.stringMatching(/^[a-zA-ZñÑáéíóúÁÉÍÓÚü]{1,6}( [0-9]{1,4})?$/);
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (names) => {
        const [first, ...rest] = sorted(names);
        rest.reduce((before, name) => {
          expect(collator.compare(String(before), String(name))).toBeLessThanOrEqual(0);
          return name;
        }, first);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a search', () => {
  it.each([
    ['mendez', 'José Méndez'],
    ['  MÉNDEZ   jose ', 'José Méndez'],
    ['eb-10 lino', 'Blackout Lino EB-102'],
    ['', 'cualquiera'],
  ])('for %j finds %j', (search, text) => {
    expect(holdsWords(fold(text), fold(search))).toBe(true);
  });

  it('finds nothing where one word is missing', () => {
    expect(holdsWords(fold('José Méndez'), fold('mendez juan'))).toBe(false);
  });
});

describe('a CSV file', () => {
  const textOf = async (value: string | number | null) => {
    const file = await csvOf([value], [{ title: 'Año', value: (row) => row }]);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  };

  it('is known for UTF-8 by its mark', async () => {
    expect(await textOf('Índigo')).toBe('\uFEFFAño\r\nÍndigo');
  });

  it.each([
    [1_234.5, '1234.5'],
    [-2, '-2'],
    [0, '0'],
    [null, ''],
    ['a, "b"', '"a, ""b"""'],
    ['=SUMA(A1)', `"'=SUMA(A1)"`],
    ['@cmd', `"'@cmd"`],
    ['+52 81', `"'+52 81"`],
  ])('writes %j as %s', async (value, written) => {
    expect((await textOf(value)).split('\r\n')[1] ?? '').toBe(written);
  });
});
