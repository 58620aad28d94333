import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  addingWith,
  BATCH_SIZE,
  decidedIn,
  quickOrderWith,
  readyIn,
  type ListRow,
  type OpenedList,
  type ReadRows,
} from '#machines/quick-order/quick-order.machine.ts';
import { IGNORED } from '#machines/support/list-file.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { cartOfTwo } from '#stories/charts/samples/cart.ts';
import { window } from '#stories/charts/samples/quotes-samples.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { arrived } from './support/sample-form.ts';

const source = { file: new File(['Tela'], 'lista.csv'), pasted: null, key: 'lista' };

const column = (at: number, as: string | null) => ({ at, heading: String(as), samples: [], as, unit: null });

/** A list of which nothing is to be asked. */
const list: OpenedList = {
  ...{ shape: 'tela', unit: 'cm', units: ['cm'], count: 1, sheets: [], top: [] },
  columns: ['fabric', 'colour', 'width', 'height', IGNORED].map((as, at) => column(at, as)),
  taken: { encoding: 'utf-8', separator: ',', sheet: 0, headings: 1 },
};

const readyRow = (row: number): ListRow => ({
  row,
  cells: ['Blackout Lino'],
  above: [],
  mended: {},
  window: { ...window, key: `ventana-${String(row)}` },
  faults: [],
});

const faultyRow = (row: number, says: string): ListRow => ({
  ...readyRow(row),
  window: null,
  faults: [{ at: null, kind: null, says, offers: [] }],
});

const rows = (count: number, faulty = 1): ReadRows => ({
  rows: [
    ...Array.from({ length: count }, (_, at) => readyRow(at + 1)),
    ...Array.from({ length: faulty }, (_, at) => faultyRow(count + at + 1, 'No tenemos la tela “X”.')),
  ],
  skipped: 0,
});

type Reading = Parameters<Parameters<typeof quickOrderWith>[0]>[0];
type Outcome = Awaited<ReturnType<Parameters<typeof quickOrderWith>[0]>>;

function open() {
  const adds = holdTask<Cart, InputOf<'addToCart'>>();
  const readings: { readonly reading: Reading; readonly answer: PromiseWithResolvers<Outcome> }[] = [];
  const machine = quickOrderWith((reading) => {
    const answer = Promise.withResolvers<Outcome>();
    readings.push({ reading, answer });
    return answer.promise;
  }).provide({
    actors: {
      add: fromPromise<unknown, InputOf<'addToCart'>>(({ input, signal }) => adds.task(input, signal)),
    },
  });
  const actor = createActor(machine).start();
  const keys = (call: number) => nth(adds.calls, call).input.windows.map(({ key }) => key);
  return { actor, adds, readings, keys };
}

/** A list whose columns are shown. */
async function columnsOf(found: OpenedList = list) {
  const stage = open();
  stage.actor.send({ type: 'import.choose', source });
  nth(stage.readings, 0).answer.resolve({ list: found });
  await arrived();
  return stage;
}

async function checked(count: number, faulty = 1) {
  const stage = await columnsOf();
  stage.actor.send({ type: 'import.check' });
  nth(stage.readings, 1).answer.resolve({ rows: rows(count, faulty) });
  await arrived();
  return stage;
}

describe('a quick order', () => {
  it('reports its reading progress', async () => {
    const { actor, readings } = await columnsOf();
    actor.send({ type: 'import.check' });
    nth(readings, 1).reading.onProgress(10, 40);
    expect(actor.getSnapshot().context.progress).toEqual({ done: 10, total: 40 });
  });

  it('stops reading on request, and ignores later results', async () => {
    const { actor, readings } = open();
    actor.send({ type: 'import.choose', source });
    const { reading, answer } = nth(readings, 0);
    actor.send({ type: 'import.cancel' });
    expect(reading.signal.aborted).toBe(true);
    answer.resolve({ list });
    await arrived();
    expect(actor.getSnapshot().matches({ empty: 'untouched' })).toBe(true);
  });

  it('gives the reason when a file is not a list or cannot be opened', async () => {
    const { actor, readings } = open();
    actor.send({ type: 'import.choose', source });
    nth(readings, 0).answer.resolve({ what: 'Es una imagen.' });
    await arrived();
    expect(actor.getSnapshot().context.what).toBe('Es una imagen.');
    actor.send({ type: 'import.choose', source });
    nth(readings, 1).answer.reject(new DOMException('gone', 'NotReadableError'));
    await arrived();
    expect(actor.getSnapshot().context.what).toMatch(/^No pudimos leer el archivo/);
  });

  it('adds all rows in batches', async () => {
    const { actor, adds, keys } = await checked(BATCH_SIZE * 2 + 50, 0);
    actor.send({ type: 'import.add' });
    for (let call = 0; call < 3; call += 1) {
      nth(adds.calls, call).resolve(cartOfTwo);
      await arrived();
    }
    expect(actor.getSnapshot().value).toBe('done');
    expect(actor.getSnapshot().context).toMatchObject({ rows: [] });
    expect(actor.getSnapshot().context.added).toHaveLength(BATCH_SIZE * 2 + 50);
    const sent = [keys(0), keys(1), keys(2)];
    expect(sent.map(({ length }) => length)).toEqual([BATCH_SIZE, BATCH_SIZE, 50]);
    expect(new Set(sent.flat()).size).toBe(BATCH_SIZE * 2 + 50);
  });

  it('sends rows whose reply was lost again under their keys', async () => {
    const { actor, adds, keys } = await checked(BATCH_SIZE + 10);
    actor.send({ type: 'import.add' });
    nth(adds.calls, 0).resolve(cartOfTwo);
    await arrived();
    nth(adds.calls, 1).reject(new ApiError({ kind: 'unreachable', call: 'addToCart' }));
    await arrived();
    expect(actor.getSnapshot().context).toMatchObject({ error: { kind: 'unreachable' } });
    expect(actor.getSnapshot().context.added).toHaveLength(BATCH_SIZE);
    actor.send({ type: 'import.add' });
    expect(keys(2)).toEqual(keys(1));
  });

  it('lists the rows that the server refuses with the reasons, and sends the others', async () => {
    const { actor, adds, keys } = await checked(3);
    actor.send({ type: 'import.add' });
    const body = { errors: { 'windows.1.color': ['Ya no se fabrica.'], 'windows.1.line': ['No cabe.'] } };
    nth(adds.calls, 0).reject(new ApiError({ kind: 'invalid', call: 'addToCart', status: 422, body }));
    await arrived();
    const refused = actor.getSnapshot().context.rows.filter((row) => row.window === null);
    expect(refused.map(({ row, faults }) => [row, faults.map(({ says }) => says)])).toEqual([
      [2, ['Ya no se fabrica.', 'No cabe.']],
      [4, ['No tenemos la tela “X”.']],
    ]);
    actor.send({ type: 'import.add' });
    expect(keys(1)).toEqual(['ventana-1', 'ventana-3']);
  });

  it('makes no call when no row is valid', async () => {
    const { actor } = await checked(0);
    expect(actor.getSnapshot().can({ type: 'import.add' })).toBe(false);
  });

  it('reads no row while a column or the unit has no answer', async () => {
    const asked = { ...list, unit: null, columns: list.columns.with(4, column(4, null)) };
    const { actor } = await columnsOf(asked);
    const can = () => actor.getSnapshot().can({ type: 'import.check' });
    expect(can()).toBe(false);
    actor.send({ type: 'import.ignore' });
    expect(can()).toBe(false);
    actor.send({ type: 'import.unit', unit: 'in' });
    expect(can()).toBe(true);
    actor.send({ type: 'import.use', at: 0, as: 'width' });
    expect(can()).toBe(false);
    expect(actor.getSnapshot().context.list?.columns.map(({ as }) => as)).toEqual([
      ...['width', 'colour', null, 'height', IGNORED],
    ]);
  });

  it('opens the file again when it is to be taken in another way', async () => {
    const { actor, readings } = await columnsOf();
    actor.send({ type: 'import.take', taking: { separator: ';' } });
    expect(nth(readings, 1).reading).toMatchObject({
      list: null,
      taking: { encoding: 'utf-8', separator: ';', headings: 1 },
    });
  });

  it('adds a row that was mended, and keeps the others', async () => {
    const { actor } = await checked(1, 2);
    actor.send({ type: 'import.mend', rows: [readyRow(2)] });
    const { rows: shown } = actor.getSnapshot().context;
    expect(shown.map(({ row }) => row)).toEqual([1, 2, 3]);
    expect(readyIn(shown).map(({ row }) => row)).toEqual([1, 2]);
  });

  it('shows what is left, once the others are added', async () => {
    const { actor, adds } = await checked(2, 1);
    actor.send({ type: 'import.add' });
    nth(adds.calls, 0).resolve(cartOfTwo);
    await arrived();
    expect(actor.getSnapshot().matches({ checked: 'left' })).toBe(true);
    expect(actor.getSnapshot().context.rows.map(({ row }) => row)).toEqual([3]);
  });

  it('goes on after a reload where it was, without what was added', async () => {
    const before = await checked(3, 1);
    const mended = { ...readyRow(2), mended: { colour: 'Arena' } };
    before.actor.send({ type: 'import.mend', rows: [mended] });
    const decided = decidedIn({ ...before.actor.getSnapshot().context, added: [1] }, true);
    if (decided === null) throw new Error('nothing was decided');
    const { actor, readings } = open();
    actor.send({ type: 'import.resume', source, decided });
    nth(readings, 0).answer.resolve({ list: { ...list, unit: null } });
    await arrived();
    expect(nth(readings, 1).reading).toMatchObject({
      list: { unit: 'cm' },
      mended: { 2: { colour: 'Arena' } },
    });
    nth(readings, 1).answer.resolve({ rows: rows(3) });
    await arrived();
    expect(actor.getSnapshot().matches('checked')).toBe(true);
    expect(actor.getSnapshot().context.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  it('adds windows to where its page puts them', async () => {
    const put: string[] = [];
    const machine = addingWith(
      quickOrderWith(({ list: decidedList }) =>
        Promise.resolve(decidedList === null ? { list } : { rows: rows(2, 0) }),
      ),
      (windows) => put.push(...windows.map(({ key }) => key)),
    );
    const actor = createActor(machine).start();
    actor.send({ type: 'import.choose', source });
    await arrived();
    actor.send({ type: 'import.check' });
    await arrived();
    actor.send({ type: 'import.add' });
    await arrived();
    expect(put).toEqual(['ventana-1', 'ventana-2']);
    expect(actor.getSnapshot().value).toBe('done');
  });
});
