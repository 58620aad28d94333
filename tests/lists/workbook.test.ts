import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#src/features/sheets/source/workbook.ts';
import { workbookOf, type Cell } from '#src/lists/files/workbook.ts';

/** The cells of a workbook as this app reads one that a person brings, without its headings. */
async function readBack(rows: readonly (readonly Cell[])[]) {
  const width = Math.max(...rows.map(({ length }) => length));
  const bytes = workbookOf({
    name: 'Rollux',
    headings: Array.from({ length: width }, (_, at) => `Columna ${String(at + 1)}`),
    rows,
    widths: Array.from({ length: width }, () => 12),
  });
  const book = await readWorkbook(bytes);
  return (book?.grids[0]?.grid.rows ?? []).slice(1);
}

const textsOf = async (rows: readonly (readonly Cell[])[]) =>
  (await readBack(rows)).map(({ cells }) => cells);

describe('a workbook', () => {
  it('is read again as it was written, past column Z too', async () => {
    const wide = Array.from({ length: 30 }, (_, at) => `celda ${String(at)}`);
    expect(await textsOf([wide, ['a & b <c> "d"', 1_234.5, -7, 0, ' con espacios ']])).toEqual([
      wide,
      ['a & b <c> "d"', '1234.5', '-7', '0', ' con espacios '],
    ]);
  });

  it('leaves out what XML cannot hold, and what no cell can', async () => {
    const [[cut = '', long = ''] = []] = await textsOf([
      ['a\u0000b\u001Bc\uD800d', `${'x'.repeat(32_766)}😀y`],
    ]);
    expect(cut).toBe('abcd');
    expect(long).toBe('x'.repeat(32_766));
  });

  it('holds any numbers and words', async () => {
    const cell = fc.oneof(fc.integer(), fc.stringMatching(/^[a-zñÁ&<>"'=+-]{1,12}$/));
    const lines = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(lines, async (rows) => {
        expect(await textsOf(rows)).toEqual(rows.map((row) => row.map(String)));
      }),
    );
  });
});
