import { expect, it } from 'vitest';
import { failureWalk } from '#stories/charts/fixtures/failure-walk.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';

const questions = machineNames.flatMap((name) =>
  Object.entries(walkable(name).fixtures.invokes).flatMap(([invoke, question]) =>
    question === null ? [] : [{ name, invoke }],
  ),
);

it.each(questions)('$name: a walk leads to the failure of $invoke', ({ name, invoke }) => {
  const walk = failureWalk(walkable(name), invoke, 'unreachable');
  expect(walk?.acts.at(-1)?.act).toEqual({ do: 'answer', invoke, with: 'unreachable' });
});
