import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createResourceMachine } from '#machines/resource.machine.ts';
import { ApiError } from '#src/api/errors.ts';
import { holdTask, nth } from '#tests/support/held.ts';
import { RUNS, RUNS_TIMEOUT_MS } from '#tests/support/runs.ts';

function open() {
  const { task, asked } = holdTask<string, { id: number }>();
  const clock = new SimulatedClock();
  const actor = createActor(createResourceMachine('sample', task, { id: 0 }), { clock }).start();
  return { actor, asked, clock, load: (id: number) => actor.send({ type: 'resource.load', input: { id } }) };
}

/** Lets every answer given so far arrive. */
const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a resource', () => {
  it('asks for nothing by itself', () => {
    expect(open().asked).toEqual([]);
  });

  it('that is wanted at once asks as soon as it starts', () => {
    const { task, asked } = holdTask<string, { id: number }>();
    createActor(createResourceMachine('sample', task, { id: 7 }, { atOnce: true })).start();
    expect(asked.map(({ input }) => input)).toEqual([{ id: 7 }]);
  });

  it('is loaded with what was asked for', async () => {
    const { actor, asked, load } = open();
    load(19);
    expect(actor.getSnapshot().hasTag('waiting')).toBe(true);
    nth(asked, 0).resolve('Nuevo León');
    await arrived();
    expect(nth(asked, 0).input).toEqual({ id: 19 });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toMatchObject({ data: 'Nuevo León', error: null });
  });

  it('that is loaded anew replaces the load under way, and aborts it', () => {
    const { asked, load } = open();
    load(1);
    load(2);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it(
    'shows the answer to the newest question, in whatever order the answers come',
    { timeout: RUNS_TIMEOUT_MS },
    async () => {
      const questions = fc.integer({ min: 1, max: 6 }).chain((count) => {
        const ids = Array.from({ length: count }, (_, index) => index);
        return fc.record({
          order: fc.shuffledSubarray(ids, { minLength: count }),
          fails: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
        });
      });
      await fc.assert(
        fc.asyncProperty(questions, async ({ order, fails }) => {
          const { actor, asked, load } = open();
          for (const id of order.toSorted((a, b) => a - b)) load(id);
          for (const id of order) {
            const question = nth(asked, id);
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
    },
  );

  it('keeps what it had while it loads again and when that fails, and drops the error with the next success', async () => {
    const { actor, asked, load } = open();
    load(1);
    nth(asked, 0).resolve('uno');
    await arrived();
    load(1);
    expect(actor.getSnapshot().context.data).toBe('uno');
    nth(asked, 1).reject(new ApiError({ kind: 'unreachable', call: 'states' }));
    await arrived();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.data).toBe('uno');
    expect(actor.getSnapshot().context.error?.kind).toBe('unreachable');
    actor.send({ type: 'resource.retry' });
    expect(nth(asked, 2).input).toEqual({ id: 1 });
    nth(asked, 2).resolve('dos');
    await arrived();
    expect(actor.getSnapshot().context).toMatchObject({ data: 'dos', error: null });
  });

  it('that throws something else than an ApiError fails as a broken reply', async () => {
    const { actor, asked, load } = open();
    load(1);
    nth(asked, 0).reject(new TypeError('defect'));
    await arrived();
    expect(actor.getSnapshot().context.error).toMatchObject({
      kind: 'broken',
      cause: new TypeError('defect'),
    });
  });

  it('is slow at 3 s, cancellable at 10 s, and aborted when it is given up', () => {
    const { actor, asked, clock, load } = open();
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
    expect(nth(asked, 0).signal.aborted).toBe(true);
  });

  it('that is loaded anew counts its 3 s anew', () => {
    const { actor, clock, load } = open();
    load(1);
    clock.increment(5_000);
    load(2);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
  });

  it('that is cleared holds nothing and takes no late answer', async () => {
    const { actor, asked, load } = open();
    load(1);
    actor.send({ type: 'resource.clear' });
    nth(asked, 0).resolve('uno');
    await arrived();
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ data: null, error: null });
  });
});
