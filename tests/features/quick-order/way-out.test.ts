import { describe, expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { mendedRow } from '#src/features/quick-order/rows/mend.ts';
import { rowReader } from '#src/features/quick-order/rows/read-rows.ts';
import { listOf, rowsOf, saysOf } from './support/read-list.ts';

const HEAD = 'Tela;Color;Ancho;Alto;Mando;Galería;Lienzos;Corte de la tela;Ancho del rollo';
/** Sizes that some cloth cannot have, in cm. */
const SIZES = [
  [23, 210],
  [137, 15],
  [291, 187],
  [305, 421],
  [463, 233],
  [731, 211],
];

/** A row for each cloth in each size, as it is usually made and with what few sizes take. */
const list = [
  HEAD,
  ...quotable.variants.flatMap(({ name, colours, product }) =>
    SIZES.flatMap(([width = 0, height = 0]) =>
      ['', ...product.controls.map(({ id }) => quotable.nameOf(id))].map((control) =>
        [name, colours[0]?.name, `${String(width)} cm`, `${String(height)} cm`, control, '', '', '', ''].join(
          ';',
        ),
      ),
    ),
  ),
].join('\n');

describe('a size that cannot be made', () => {
  it('can be made once its way out is taken', async () => {
    const readOne = rowReader(await listOf(list), quotable, 'lista');
    const { rows } = await rowsOf(list);
    const offered = rows.flatMap((row) =>
      row.faults.flatMap(({ offers: [offer] }) => (offer === undefined ? [] : [{ row, offer }])),
    );
    const stuck = offered
      .map(({ row, offer }) => ({ row, offer, after: mendedRow(row, offer.cells, readOne) }))
      .filter(({ after }) => after.window === null);
    expect(stuck.map(({ row, offer, after }) => [row.cells.join(' '), offer.says, saysOf(after)])).toEqual(
      [],
    );
    expect(new Set(offered.flatMap(({ offer }) => Object.keys(offer.cells)))).toEqual(
      new Set(['control', 'lay', 'rollWidth', 'cloths', 'height']),
    );
  });
});
