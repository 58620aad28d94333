import { expect, it } from 'vitest';
import { callNames } from '#src/api/contract/index.ts';
import { createPlanner } from '#stories/charts/fixtures/planner.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { callsOf } from './support/calls-of.ts';

it('every call of the contract is found in the source of a machine', () => {
  const found = new Set(machineNames.flatMap((name) => [...callsOf(name)]));
  expect(callNames.filter((call) => !found.has(call))).toEqual([]);
});

it.each(machineNames)('the walk of %s holds every call that its machine can make, or names it', (name) => {
  const { invokes, holds = [], lets = [] } = walkable(name).fixtures;
  const asked = Object.values(invokes).flatMap((question) => question?.asks ?? []);
  const known = new Set<string>([...holds, ...lets, ...asked]);
  expect([...callsOf(name)].filter((call) => !known.has(call))).toEqual([]);
});

it('the server answers a switch only while that switch is sent', () => {
  const planner = createPlanner(walkable('users'));
  const answers = (snapshot: Parameters<typeof planner.options>[0]) =>
    planner
      .options(snapshot)
      .filter(({ act }) => act.do === 'send' && act.type === 'users.answered')
      .map(({ to }) => to.value);
  const [loaded] = planner
    .options(planner.begin(0).to)
    .filter(({ act }) => act.do === 'answer' && act.with === 0);
  const [sent] = planner
    .options(loaded?.to ?? planner.begin(0).to)
    .filter(({ act }) => act.do === 'send' && act.type === 'users.switch');
  if (loaded === undefined || sent === undefined) throw new Error('the list cannot be loaded and switched');
  expect(answers(loaded.to)).toEqual([]);
  expect(answers(sent.to)).toHaveLength(2);
});
