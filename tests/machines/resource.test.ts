import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { ApiError } from '#src/api/errors.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { RUNS } from '#tests/support/runs.ts';

function open() {
  const { task, calls } = holdTask<string, { id: number }>();
  const clock = new SimulatedClock();
  const actor = createActor(createResourceMachine('sample', task, { id: 0 }), { clock }).start();
  return { actor, calls, clock, load: (id: number) => actor.send({ type: 'resource.load', input: { id } }) };
}

/** Resolves once the answers given so far have been processed. */
const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a resource', () => {
  it('makes no call on start by default', () => {
    expect(open().calls).toEqual([]);
  });

  it('makes its call on start with loadOnStart', () => {
    const { task, calls } = holdTask<string, { id: number }>();
    createActor(createResourceMachine('sample', task, { id: 7 }, { loadOnStart: true })).start();
    expect(calls.map(({ input }) => input)).toEqual([{ id: 7 }]);
  });

  it('loads with the given input', async () => {
    const { actor, calls, load } = open();
    load(19);
    expect(actor.getSnapshot().hasTag('waiting')).toBe(true);
    nth(calls, 0).resolve('Nuevo León');
    await arrived();
    expect(nth(calls, 0).input).toEqual({ id: 19 });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toMatchObject({ data: 'Nuevo León', error: null });
  });

  it('aborts the current load when it is loaded again', () => {
    const { calls, load } = open();
    load(1);
    load(2);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('uses the answer to the newest request, in whatever order the answers arrive', async () => {
    const questions = fc.integer({ min: 1, max: 6 }).chain((count) => {
      const ids = Array.from({ length: count }, (_, index) => index);
      return fc.record({
        order: fc.shuffledSubarray(ids, { minLength: count }),
        fails: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      });
    });
    await fc.assert(
      fc.asyncProperty(questions, async ({ order, fails }) => {
        const { actor, calls, load } = open();
        for (const id of order.toSorted((a, b) => a - b)) load(id);
        for (const id of order) {
          const question = nth(calls, id);
          if (nth(fails, id)) question.reject(new ApiError({ kind: 'fault', call: 'states' }));
          else question.resolve(`answer ${String(id)}`);
          await arrived();
        }
        const newest = order.length - 1;
        const { data, error } = actor.getSnapshot().context;
        expect(data).toBe(nth(fails, newest) ? null : `answer ${String(newest)}`);
        expect(error?.kind).toBe(nth(fails, newest) ? 'fault' : undefined);
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps its data during a reload and when that fails, and drops the error after the next success', async () => {
    const { actor, calls, load } = open();
    load(1);
    nth(calls, 0).resolve('uno');
    await arrived();
    load(1);
    expect(actor.getSnapshot().context.data).toBe('uno');
    nth(calls, 1).reject(new ApiError({ kind: 'unreachable', call: 'states' }));
    await arrived();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.data).toBe('uno');
    expect(actor.getSnapshot().context.error?.kind).toBe('unreachable');
    actor.send({ type: 'resource.retry' });
    expect(nth(calls, 2).input).toEqual({ id: 1 });
    nth(calls, 2).resolve('dos');
    await arrived();
    expect(actor.getSnapshot().context).toMatchObject({ data: 'dos', error: null });
  });

  it('fails as a broken reply when the call throws another error than an ApiError', async () => {
    const { actor, calls, load } = open();
    load(1);
    nth(calls, 0).reject(new TypeError('defect'));
    await arrived();
    expect(actor.getSnapshot().context.error).toMatchObject({
      kind: 'broken',
      cause: new TypeError('defect'),
    });
  });

  it('is slow after 3,000 ms, cancellable after 10,000 ms, and aborted when cancelled (B67, B68, K03, K04)', () => {
    const { actor, calls, clock, load } = open();
    load(1);
    clock.increment(2_999);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    clock.increment(6_999);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(true);
    actor.send({ type: 'resource.cancel' });
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.error?.kind).toBe('cancelled');
    expect(nth(calls, 0).signal.aborted).toBe(true);
  });

  it('restarts its 3 s when it is loaded again', () => {
    const { actor, clock, load } = open();
    load(1);
    clock.increment(5_000);
    load(2);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
  });

  it('drops its data and ignores late answers after it is cleared', async () => {
    const { actor, calls, load } = open();
    load(1);
    actor.send({ type: 'resource.clear' });
    nth(calls, 0).resolve('uno');
    await arrived();
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ data: null, error: null });
  });
});
