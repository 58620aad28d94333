import { describe, expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { rowColumns, type RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { answered, answeredBy, sharedQuestions } from '#src/features/quick-order/rows/mend.ts';
import { rowReader } from '#src/features/quick-order/rows/read-rows.ts';
import { faultyRows, listOf, readyRows, rowsOf, saysOf } from './support/read-list.ts';

/** Columns of names, numbers and words of which any may be right; and those that have their own question. */
const open: readonly RowColumnKey[] = [
  ...(['name', 'note', 'width', 'height', 'quantity', 'rollWidth', 'askedWidth', 'askedHeight'] as const),
  ...(['beside', 'widths', 'heights', 'diagonals'] as const),
];

/** A word that a column does not know, and what is offered in its place. */
interface Unknown {
  readonly column: RowColumnKey;
  readonly word: string;
  readonly offers: readonly string[];
}

const EMPTY = 'Dejarlo vacío';

const unknown: readonly Unknown[] = [
  { column: 'fabric', word: 'Blakout Lino', offers: ['Blackout Lino'] },
  { column: 'fabric', word: 'Xyzzy', offers: [] },
  { column: 'fabric', word: '', offers: [] },
  { column: 'colour', word: 'Arenna', offers: ['Arena'] },
  { column: 'unit', word: 'codos', offers: ['cm', 'mm', 'm', 'pulgadas', EMPTY] },
  { column: 'mount', word: 'techo', offers: ['dentro', 'fuera', EMPTY] },
  { column: 'mount', word: 'dentro/fuera', offers: ['dentro', 'fuera', EMPTY] },
  { column: 'mount', word: '???', offers: ['dentro', 'fuera', EMPTY] },
  { column: 'control', word: 'Palanca', offers: ['Cadena', 'Motor eléctrico', 'Motor de batería', EMPTY] },
  { column: 'control', word: 'motor', offers: ['Motor eléctrico', 'Motor de batería', EMPTY] },
  { column: 'motor', word: 'Motorsísimo', offers: [EMPTY] },
  { column: 'remotes', word: '2 × Varita', offers: [EMPTY] },
  { column: 'gallery', word: 'Barroca', offers: [EMPTY] },
  { column: 'side', word: 'izqda. ext. o der.', offers: ['izquierda', 'derecha', EMPTY] },
  { column: 'side', word: '¿?', offers: ['izquierda', 'derecha', EMPTY] },
  { column: 'controlLength', word: 'corta', offers: [EMPTY] },
  { column: 'roll', word: 'al revés', offers: ['normal', 'invertida', EMPTY] },
  { column: 'fixing', word: 'clavada', offers: ['techo', 'muro', EMPTY] },
  { column: 'hardware', word: 'dorado', offers: [EMPTY] },
  { column: 'bar', word: 'redonda', offers: ['a la vista', 'forrado con la tela', EMPTY] },
  { column: 'safety', word: 'a veces', offers: ['sí', 'no', EMPTY] },
  { column: 'installation', word: 'quizá', offers: ['sí', 'no', EMPTY] },
  { column: 'extras', word: 'Moño', offers: [EMPTY] },
  { column: 'cloths', word: 'cuatro', offers: ['1', '2', '3', EMPTY] },
  { column: 'lay', word: 'l', offers: ['normal', 'tela en horizontal', 'tela unida', EMPTY] },
];

const titleOf = (key: RowColumnKey) => rowColumns.find((column) => column.key === key)?.title ?? '';

/** A list with a text in a column of both of its rows. */
function listWith(
  column: RowColumnKey,
  text: string,
  cells: Partial<Record<RowColumnKey, string>> = {},
): string {
  const row = {
    fabric: 'Blackout Lino',
    colour: 'Arena',
    width: '183',
    height: '217',
    ...cells,
    [column]: text,
  };
  const keys = rowColumns.map(({ key }) => key).filter((key) => key in row);
  const line = Object.entries(row)
    .toSorted(
      ([one], [other]) => keys.findIndex((key) => key === one) - keys.findIndex((key) => key === other),
    )
    .map(([, cell]) => `"${cell}"`)
    .join(',');
  return [keys.map(titleOf).join(','), line, line].join('\n');
}

/** What a list asks of several rows, and how it is read with an answer. */
async function questionsOf(text: string) {
  const list = { ...(await listOf(text)), unit: 'cm' } as const;
  const { rows } = await rowsOf(text, { unit: 'cm' });
  return {
    rows,
    questions: sharedQuestions(rows, list.columns),
    readOne: rowReader(list, quotable, 'lista'),
  };
}

describe('a word that a column does not know', () => {
  it('has a row of the table for every column that has only some words', () => {
    const asked = new Set(unknown.map(({ column }) => column));
    const columns = rowColumns.map(({ key }) => key).filter((key) => !open.includes(key));
    expect(columns.filter((key) => !asked.has(key))).toEqual([]);
  });

  it.each(unknown)('is asked about once for the list: $column “$word”', async ({ column, word, offers }) => {
    const { rows, questions, readOne } = await questionsOf(listWith(column, word));
    expect(rows.map(({ window }) => window)).toEqual([null, null]);
    expect(rows.map(({ faults }) => faults.map(({ at }) => at))).toEqual([[column], [column]]);
    const [question, ...others] = questions;
    if (question === undefined) throw new Error('nothing is asked');
    expect(others).toEqual([]);
    const offered = question.offers.map(({ says }) => says);
    for (const offer of offers) expect(offered).toContain(offer);
    expect(question.field === column).toBe(['fabric', 'colour'].includes(column) || offered.length > 4);
    // Each answer is understood by all rows; one that is typed is too.
    for (const [at, { says, cells }] of question.offers.entries()) {
      const after = answered(question, at, readOne);
      const still = after.flatMap(({ faults }) => faults).filter(({ at: place }) => place === column);
      expect(still, says).toEqual([]);
      expect(answeredBy({ ...question, field: column }, cells[column] ?? '', readOne)).toEqual(after);
    }
  });

  it('may be typed for all rows, where nothing is like it', async () => {
    const { questions, readOne } = await questionsOf(listWith('fabric', 'Xyzzy'));
    const [question] = questions;
    if (question === undefined) throw new Error('nothing is asked');
    const after = answeredBy(question, 'Blackout Lino', readOne);
    expect(after.map(({ window }) => window?.variant)).toEqual(['blackout-lino', 'blackout-lino']);
  });

  it('is asked about where the product has no such choice, and never left out', async () => {
    const awning = { fabric: 'Oporto Acrílica', colour: 'Crema', width: '350', height: '203' };
    for (const [column, word] of [
      ['mount', 'dentro'],
      ['roll', 'normal'],
      ['bar', 'a la vista'],
    ] as const) {
      const { rows, questions, readOne } = await questionsOf(listWith(column, word, awning));
      expect(rows.map(saysOf)).toEqual(
        Array(2).fill(`“${titleOf(column)}” no aplica en este producto, y dice “${word}”.`),
      );
      const [question] = questions;
      expect(question?.offers.map(({ says }) => says)).toEqual([EMPTY]);
      const after = question === undefined ? [] : answered(question, 0, readOne);
      expect(after.map(({ faults }) => faults)).toEqual([[], []]);
    }
  });

  it('is asked about apart, where products have other words', async () => {
    const text = [
      'Tela,Color,Ancho,Alto,Mando',
      ...['Blackout Lino,Arena,183,217,Palanca', 'Blackout Lino,Arena,121,163,Palanca'],
      ...['Oporto Acrílica,Crema,350,203,Palanca', 'Oporto Acrílica,Crema,360,203,Palanca'],
    ].join('\n');
    const { questions } = await questionsOf(text);
    expect(questions.map(({ rows }) => rows.map(({ row }) => row))).toEqual([
      [2, 3],
      [4, 5],
    ]);
  });

  it('leaves the others of its cell as they are', async () => {
    const [extra = ''] =
      quotable.variantOf('blackout-lino')?.product.extras.map(({ id }) => quotable.nameOf(id)) ?? [];
    const { questions, readOne } = await questionsOf(listWith('extras', `Moño; ${extra}`));
    const [question] = questions;
    if (question === undefined) throw new Error('nothing is asked');
    const [first] = answered(question, question.offers.length - 1, readOne);
    expect(first?.mended).toEqual({ extras: extra });
  });
});

it('words that a column knows are read without a question', async () => {
  for (const [column, word] of [
    ['safety', 'Tensor'],
    ['safety', 'sí'],
    ['cloths', '1'],
    ['lay', 'horizontal'],
    ['side', 'Izq.'],
    ['mount', 'Por fuera'],
    ['control', 'no'],
    ['gallery', '-'],
  ] as const) {
    const read = await rowsOf(listWith(column, word), { unit: 'cm' });
    expect(faultyRows(read).map(saysOf), `${column} ${word}`).toEqual([]);
    expect(readyRows(read)).toHaveLength(2);
  }
});
