import { afterAll, describe, expect, it } from 'vitest';
import { walkCode } from '#stories/charts/fixtures/walk-code.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { brokenCopies } from '#stories/charts/promises/broken-copies.ts';
import { checkPromises } from '#stories/charts/promises/check.ts';

describe('the promises of the charts', () => {
  const explored: string[] = [];
  afterAll(() => {
    console.log(`places and steps explored: ${explored.join(', ')}`);
  });

  it.each(machineNames)('%s keeps its promises in everything that it can reach', (name) => {
    const { reach, broken, untried } = checkPromises(walkable(name));
    explored.push(`${name} ${String(reach.places.length)}/${String(reach.steps.length)}`);
    expect(broken.map(({ says, walk }) => `${says} ${walkCode(walk)}`)).toEqual([]);
    expect(untried, 'promises about what never happens').toEqual([]);
  });
});

it.each([
  // Loads a quote that is open and renews it.
  { copy: brokenCopies.quote, steps: 2 },
  // Logs out.
  { copy: brokenCopies.session, steps: 1 },
])('a broken copy of $copy.of is told by its shortest walk', ({ copy, steps }) => {
  expect(copy.findWalk()?.steps).toHaveLength(steps);
});

it('a verdict says in how many situations a promise was tried, and the way to one', () => {
  const { reach, verdicts } = checkPromises(walkable('session'));
  const verdictOn = (says: string) => verdicts.find((one) => one.says === says);
  expect(verdictOn('Después de salir no queda nada de la persona.')).toMatchObject({
    isKept: true,
    situations: reach.places.length,
    example: null,
  });
  const waits = reach.places.filter(({ snapshot }) => snapshot.hasTag('waiting'));
  expect(verdictOn('Toda espera se puede dejar sin que conteste el servidor.')).toMatchObject({
    isKept: true,
    situations: waits.length,
    // With a stored session the first thing is a wait.
    example: { start: 1, acts: [] },
  });
});

it('a verdict on a broken promise has the walk that breaks it', () => {
  const { charts, says } = brokenCopies.session;
  const [chart] = charts;
  const verdict = chart && checkPromises(chart).verdicts.find((one) => one.says === says);
  expect(verdict).toMatchObject({ isKept: false, example: { acts: [{ act: { type: 'session.logout' } }] } });
});
