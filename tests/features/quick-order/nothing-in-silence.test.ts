import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IGNORED } from '#machines/support/list-file.ts';
import { RUNS } from '#tests/support/runs.ts';
import { listOf, readyRows, rowsOf } from './support/read-list.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const textOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(quoted).join(',')).join('\n');

/** Nothing, or a line that is drawn between rows. */
const isEmpty = (cells: readonly string[]) => cells.every((one) => /^\s*(?::?[-–—_=]{2,}:?\s*)?$/.test(one));

const heading = fc.constantFrom(
  ...['Ubicación', 'Producto', 'Tela', 'Color', 'Ancho', 'Alto', 'Cantidad', 'No. de piezas', 'Notas', ''],
  ...[
    'Lado cadena',
    'Tipo de montaje',
    'Incluye instalación',
    'Ancho (m)',
    'Observaciones',
    'Motivo',
    'Precio',
  ],
);
const cell = fc.oneof(
  fc.constantFrom('', 'Sala', 'Blackout Lino', 'Arena', '180', '210', '1.80', '2', '5', 'izquierda', 'sí'),
  fc.string({ maxLength: 8 }),
);
const row = fc.array(cell, { minLength: 1, maxLength: 9 });

/** Lists whose beginning may be read, with anything behind it. */
const anyList = fc.record({
  headings: fc.array(heading, { maxLength: 4 }).map((more) => ['Tela', 'Color', 'Ancho', 'Alto', ...more]),
  rows: fc
    .array(fc.tuple(fc.boolean(), row), { minLength: 1, maxLength: 6 })
    .map((rows) =>
      rows.map(([isGood, cells]) => (isGood ? ['Blackout Lino', 'Arena', '180', '210', ...cells] : cells)),
    ),
});

/** A list of which a row is accepted, however few the random ones are. */
const GOOD = {
  headings: ['Tela', 'Color', 'Ancho', 'Alto', 'Cantidad'],
  rows: [['Blackout Lino', 'Arena', '180', '210', '5']],
};

/** Cells that begin and end with other separators than their list has. */
const OTHER_MARKS = { headings: ['Tela', 'Color', 'Ancho', 'Alto'], rows: [['| ', ' ;'], ['']] };

/** A row that says nothing but a unit, where no unit belongs. */
const UNIT_BELOW_CLOTH = { headings: ['Tela', 'Color', 'Ancho', 'Alto'], rows: [['m'], ['']] };

/** A row with a letter that stands for a width in headings. */
const LETTER = { headings: ['Tela', 'Color', 'Ancho', 'Alto'], rows: [['A', ':'], ['']] };

it('no accepted list has a column or a row that the review does not show', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyList, async ({ headings, rows }) => {
      const text = textOf([headings, ...rows]);
      if (rows.every(isEmpty)) return;
      const list = await listOf(text, { taking: { headings: 1, separator: ',', encoding: 'utf-8' } });
      const shown = new Set(list.columns.map(({ at }) => at));
      const hasContent = (at: number) => rows.some((cells) => (cells[at] ?? '').trim() !== '');
      const lost = headings.filter((one, at) => (one !== '' || hasContent(at)) && !shown.has(at));
      expect(lost, 'columns that are not shown').toEqual([]);
      // What is left out without a question holds nothing, or is what we wrote ourselves.
      const silent = list.columns.filter(
        ({ at, as, heading: said }) => as === IGNORED && hasContent(at) && said !== 'Motivo',
      );
      expect(silent, 'columns that are left out without a question').toEqual([]);
      const read = await rowsOf(text, {
        taking: { headings: 1, separator: ',', encoding: 'utf-8' },
        unit: list.unit ?? 'cm',
      });
      const numbers = rows.flatMap((cells, at) => (isEmpty(cells) ? [] : [at + 2]));
      expect(read.rows.map((one) => one.row)).toEqual(numbers);
      for (const ready of readyRows(read)) {
        accepted += 1;
        for (const [at, written] of ready.cells.entries())
          expect(written.trim() === '' || shown.has(at), `${written} is shown`).toBe(true);
      }
    }),
    { numRuns: Math.ceil(RUNS / 4), examples: [[GOOD], [OTHER_MARKS], [UNIT_BELOW_CLOTH], [LETTER]] },
  );
  expect(accepted).toBeGreaterThan(0);
});
