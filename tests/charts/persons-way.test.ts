import { describe, expect, it } from 'vitest';
import { isFromOutside, outsideEvents } from '#stories/charts/fixtures/outside.ts';
import { personsWay } from '#stories/charts/fixtures/persons-way.ts';
import { createPlanner } from '#stories/charts/fixtures/planner.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';

function wayTo(name: 'quoter' | 'session', state: string) {
  const planner = createPlanner(walkable(name));
  return personsWay(name, planner, planner.begin(0).to, ({ to }) => to.matches(state));
}

describe('the way that a walk takes by itself', () => {
  it('is one that a person can take, also where an event from outside would be shorter', () => {
    const planner = createPlanner(walkable('quoter'));
    const isReview = ({ to }: { readonly to: { readonly matches: (value: object) => boolean } }) =>
      to.matches({ step: 'review' });
    const shortest = planner.pathTo(planner.begin(0).to, isReview);
    const persons = personsWay('quoter', planner, planner.begin(0).to, isReview);
    expect(shortest?.some(({ act }) => isFromOutside('quoter', act))).toBe(true);
    expect(persons?.isPersons).toBe(true);
    expect(persons?.way.filter(({ act }) => isFromOutside('quoter', act))).toEqual([]);
  });

  it('has events from outside where no person can go', () => {
    const found = wayTo('session', 'expired');
    expect(found?.isPersons).toBe(false);
    expect(found?.way.some(({ act }) => isFromOutside('session', act))).toBe(true);
  });
});

it('the events from outside are events of their charts', () => {
  for (const name of machineNames) {
    const known = Object.keys(walkable(name).fixtures.events);
    expect(known, name).toEqual(expect.arrayContaining([...outsideEvents(name)]));
  }
});
