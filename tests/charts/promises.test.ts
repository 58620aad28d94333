import { afterAll, describe, expect, it } from 'vitest';
import { promises } from '#machines/promises/index.ts';
import { quoteMachine } from '#machines/quote.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { walkCode } from '#stories/charts/fixtures/walk-code.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { checkPromises } from '#stories/charts/promises/check.ts';

describe('the promises of the charts', () => {
  const explored: string[] = [];
  afterAll(() => {
    console.log(`places and steps explored: ${explored.join(', ')}`);
  });

  it.each(machineNames)('%s keeps its promises in everything that it can reach', (name) => {
    const { reach, broken, untried } = checkPromises(walkable(name), promises[name]);
    explored.push(`${name} ${String(reach.places.length)}/${String(reach.steps.length)}`);
    expect(broken.map(({ says, walk }) => `${says} ${walkCode(walk)}`)).toEqual([]);
    expect(untried, 'promises about what never happens').toEqual([]);
  });
});

describe('a broken copy of a chart', () => {
  it.each([
    {
      name: 'quote',
      machine: quoteMachine.provide({ guards: { isReviewing: () => true } }),
      says: 'Solo se renueva a los precios que la persona revisó.',
      // Loads a quote that is open and renews it.
      length: 2,
    },
    {
      name: 'session',
      machine: sessionMachine.provide({ actions: { forget: () => undefined } }),
      says: 'Después de salir no queda nada de la persona.',
      // Logs out.
      length: 1,
    },
  ] as const)('of $name is told by its shortest walk', ({ name, machine, says, length }) => {
    const { broken } = checkPromises({ ...walkable(name), machine }, promises[name]);
    expect(broken.map((one) => one.says)).toContain(says);
    expect(broken.find((one) => one.says === says)?.walk.acts).toHaveLength(length);
  });
});
