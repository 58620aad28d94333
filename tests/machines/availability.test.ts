import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { availabilityMachine } from '#machines/availability/availability.machine.ts';
import type { InputOf, OutputOf } from '#src/api/contract/index.ts';

type Windows = InputOf<'availability'>['windows'];

const windowsOf = (...keys: readonly string[]): Windows =>
  keys.map((key) => ({
    ...{ key, variant: 'blackout-lino', color: 'arena' },
    ...{ line: { widthMm: 1_837, heightMm: 2_143, quantity: 1 }, mount: null, fitting: null },
  }));

function started() {
  const asked: string[][] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    availabilityMachine.provide({
      actors: {
        load: fromPromise<OutputOf<'availability'>, InputOf<'availability'>>(({ input }) => {
          asked.push(input.windows.map(({ key }) => key));
          return Promise.resolve([]);
        }),
      },
    }),
    { clock },
  ).start();
  const ask = (...keys: readonly string[]) => {
    actor.send({ type: 'availability.ask', windows: windowsOf(...keys) });
  };
  return { actor, asked, clock, ask };
}

it('the first windows are asked about at once', () => {
  const { asked, ask } = started();
  ask('sala');
  expect(asked).toEqual([['sala']]);
});

it('others are asked about once, when they stay the same for a moment', () => {
  const { actor, asked, clock, ask } = started();
  ask('sala');
  ask('sala', 'cocina');
  clock.increment(399);
  ask('sala', 'cocina', 'baño');
  clock.increment(399);
  expect(actor.getSnapshot().matches('settling')).toBe(true);
  expect(asked).toEqual([['sala']]);
  clock.increment(1);
  expect(asked).toEqual([['sala'], ['sala', 'cocina', 'baño']]);
});
