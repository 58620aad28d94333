import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, withoutFormulaGuard } from '#src/format/formula-guard.ts';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { sortRows } from '#src/format/sort-rows.ts';
import { csvOf } from '#src/lists/csv.ts';
import { pageOf, pageWith } from '#src/lists/page-of.ts';
import { RUNS } from '#tests/support/runs.ts';

const sorted = (values: readonly (string | number | null)[], descending = false) =>
  sortRows(values, (value) => value, descending);

describe('a page of a list', () => {
  const rows = Array.from({ length: 120 }, (_, index) => index);

  it('has fifty rows, or the rest', () => {
    expect(pageOf(rows, 1)).toEqual({ page: 1, pages: 3, shown: rows.slice(0, 50) });
    expect(pageOf(rows, 3)).toEqual({ page: 3, pages: 3, shown: rows.slice(100) });
  });

  it('past the end is the last, and an empty list has one', () => {
    expect(pageOf(rows, 9)).toEqual(pageOf(rows, 3));
    expect(pageOf([], 9)).toEqual({ page: 1, pages: 1, shown: [] });
  });

  it('with a row shows it', () => {
    for (const row of rows) expect(pageOf(rows, pageWith(row)).shown).toContain(row);
    expect(pageWith(-1)).toBe(1);
  });
});

describe('sorted rows', () => {
  it('have accented and capital letters beside the plain ones, and ñ after n', () => {
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

  it('sort numbers in names by value', () => {
    expect(sorted(['lote 10', 'lote 9', 'lote 100', 'Motor 1.1 Nm'])).toEqual([
      'lote 9',
      'lote 10',
      'lote 100',
      'Motor 1.1 Nm',
    ]);
  });

  it('have unknown values last in both directions', () => {
    expect(sorted([2, null, -1, 10])).toEqual([-1, 2, 10, null]);
    expect(sorted([2, null, -1, 10], true)).toEqual([10, 2, -1, null]);
  });

  it('keep the order of equal rows, and the rows themselves', () => {
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

  it('are in the order of a Spanish collator, for names of letters, digits and spaces', () => {
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
    expect(includesWords(normalizeText(text), normalizeText(search))).toBe(true);
  });

  it('finds nothing when one word is missing', () => {
    expect(includesWords(normalizeText('José Méndez'), normalizeText('mendez juan'))).toBe(false);
  });
});

/** What spreadsheets remove or do not show at the start of a cell. */
const blanks = [
  ...' \t\r\n\u00A0\u1680\u2003\u2028\u202F\u3000\uFEFF\u200B\u2060\u00AD\u200E\u0000\u001F\u0085\u3164',
];
const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫−'];

describe('a CSV file', () => {
  const textOf = async (value: string | number | null) => {
    const file = await csvOf([value], [{ title: 'Año', value: (row) => row }]);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  };

  it('starts with the UTF-8 byte order mark', async () => {
    expect(await textOf('Índigo')).toBe('\uFEFFAño\r\nÍndigo');
    expect((await csvOf([], [])).type).toBe('text/csv;charset=utf-8');
  });

  it.each([
    [1_234.5, '1234.5'],
    [-2, '-2'],
    [0, '0'],
    [null, ''],
    ['a, "b"', '"a, ""b"""'],
    ['=SUMA(A1)', "'=SUMA(A1)"],
    ['@cmd', "'@cmd"],
    ['+52 81', "'+52 81"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', `"'\r=1+1"`],
    ['\n=1+1', `"'\n=1+1"`],
    ['\tx', "'\tx"],
    [' =1+1', "' =1+1"],
    ['\u00A0\u3000=1+1', "'\u00A0\u3000=1+1"],
    ['\uFEFF=1+1', `"'\uFEFF=1+1"`],
    ['\u200B\u00AD\u0000=1+1', "'\u200B\u00AD\u0000=1+1"],
    ['＝1＋1', "'＝1＋1"],
    ['＋52 81', "'＋52 81"],
    ['－2＋3', "'－2＋3"],
    ['＠SUMA', "'＠SUMA"],
    ['﹦1﹢1', "'﹦1﹢1"],
    ['−2+3', "'−2+3"],
    ['-2+3', "'-2+3"],
    ['-12.50', '-12.50'],
    ["'=1+1", "''=1+1"],
    ["O'Farrill", "O'Farrill"],
    ["'80", "'80"],
    ['Toldo = 2 m', 'Toldo = 2 m'],
  ])('writes %j as %s', async (value, written) => {
    expect((await textOf(value)).replace('\uFEFFAño\r\n', '')).toBe(written);
  });

  it('guards its headings too', async () => {
    const file = await csvOf([], [{ title: ' =1+1', value: String }]);
    expect(await file.text()).toBe("' =1+1\r\n");
  });

  it('begins no text with a sign, whatever a spreadsheet removes before it, and the guard can be taken off', () => {
    const part = fc.oneof(
      fc.constantFrom(...blanks),
      fc.constantFrom(...signs),
      fc.constantFrom("'", 'a', '1', '.', '"', ','),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const written = guardFormula(typed);
        const seen = [...written].filter((one) => !blanks.includes(one)).join('');
        const isFigure = /^-\d+(?:[.,]\d+)?$/.test(written);
        expect(isFigure || !signs.includes(seen.slice(0, 1)), JSON.stringify(written)).toBe(true);
        expect(withoutFormulaGuard(written)).toBe(typed);
      }),
      { numRuns: RUNS },
    );
  });
});
