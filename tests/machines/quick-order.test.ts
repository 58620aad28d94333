import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { BATCH_SIZE, quickOrderWith, type ReadRows } from '#machines/quick-order/quick-order.machine.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { cartOfTwo } from '#stories/charts/samples/cart.ts';
import { window } from '#stories/charts/samples/quotes-samples.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { arrived } from './support/sample-form.ts';

const file = new File(['Tela'], 'lista.csv');

const rows = (count: number): ReadRows => ({
  ready: Array.from({ length: count }, (_, at) => ({
    row: at + 1,
    cells: { Tela: 'Blackout Lino' },
    window: { ...window, key: `ventana-${String(at)}` },
  })),
  failed: [{ row: count + 1, cells: { Tela: 'X' }, reasons: ['No tenemos la tela “X”.'] }],
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
      add: fromPromise<Cart, InputOf<'addToCart'>>(({ input, signal }) => adds.task(input, signal)),
    },
  });
  const actor = createActor(machine).start();
  const keys = (call: number) => nth(adds.calls, call).input.windows.map(({ key }) => key);
  return { actor, adds, readings, keys };
}

async function checked(count: number) {
  const stage = open();
  stage.actor.send({ type: 'import.choose', file });
  nth(stage.readings, 0).answer.resolve({ rows: rows(count) });
  await arrived();
  return stage;
}

describe('a quick order', () => {
  it('reports its reading progress', () => {
    const { actor, readings } = open();
    actor.send({ type: 'import.choose', file });
    nth(readings, 0).reading.onProgress(10, 40);
    expect(actor.getSnapshot().context.progress).toEqual({ done: 10, total: 40 });
  });

  it('stops reading on request, and ignores later results', async () => {
    const { actor, readings } = open();
    actor.send({ type: 'import.choose', file });
    const { reading, answer } = nth(readings, 0);
    actor.send({ type: 'import.cancel' });
    expect(reading.signal.aborted).toBe(true);
    answer.resolve({ rows: rows(1) });
    await arrived();
    expect(actor.getSnapshot().matches({ empty: 'untouched' })).toBe(true);
  });

  it('gives the reason when a file is not a list or cannot be opened', async () => {
    const { actor, readings } = open();
    actor.send({ type: 'import.choose', file });
    nth(readings, 0).answer.resolve({ what: 'Es una imagen.' });
    await arrived();
    expect(actor.getSnapshot().context.what).toBe('Es una imagen.');
    actor.send({ type: 'import.choose', file });
    nth(readings, 1).answer.reject(new DOMException('gone', 'NotReadableError'));
    await arrived();
    expect(actor.getSnapshot().context.what).toMatch(/^No pudimos leer el archivo/);
  });

  it('adds all rows in batches', async () => {
    const { actor, adds, keys } = await checked(BATCH_SIZE * 2 + 50);
    actor.send({ type: 'import.add' });
    for (let call = 0; call < 3; call += 1) {
      nth(adds.calls, call).resolve(cartOfTwo);
      await arrived();
    }
    expect(actor.getSnapshot().value).toBe('done');
    expect(actor.getSnapshot().context).toMatchObject({ added: BATCH_SIZE * 2 + 50, ready: [] });
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
    expect(actor.getSnapshot().context).toMatchObject({ added: BATCH_SIZE, error: { kind: 'unreachable' } });
    actor.send({ type: 'import.add' });
    expect(keys(2)).toEqual(keys(1));
  });

  it('lists the rows that the server refuses with the reasons, and sends the others', async () => {
    const { actor, adds, keys } = await checked(3);
    actor.send({ type: 'import.add' });
    const body = { errors: { 'windows.1.color': ['Ya no se fabrica.'], 'windows.1.line': ['No cabe.'] } };
    nth(adds.calls, 0).reject(new ApiError({ kind: 'invalid', call: 'addToCart', status: 422, body }));
    await arrived();
    const { failed } = actor.getSnapshot().context;
    expect(failed.map(({ row, reasons }) => [row, reasons])).toEqual([
      [2, ['Ya no se fabrica.', 'No cabe.']],
      [4, ['No tenemos la tela “X”.']],
    ]);
    actor.send({ type: 'import.add' });
    expect(keys(1)).toEqual(['ventana-0', 'ventana-2']);
  });

  it('makes no call when no row is valid', async () => {
    const { actor } = await checked(0);
    expect(actor.getSnapshot().can({ type: 'import.add' })).toBe(false);
  });
});
