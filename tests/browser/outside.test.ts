import { expect, it } from 'vitest';
import { walks } from '#machines/walks.ts';
import { outsideEvents } from '#stories/charts/fixtures/outside.ts';
import { machineNames } from '#stories/charts/fixtures/walkable.ts';
import type { AnyScreen } from './walks/support/screen.ts';

/** Events that a person sends, though the walks of the real screens do not. */
const PERSONS = ['step.next', 'edit.block', 'edit.describe', 'quote.named'];

/** Events that the walks of the real screens cause by what a person does elsewhere: in another tab, on another page. */
const ELSEWHERE = ['session.tokenChanged', 'session.refused'];

const all: Readonly<Record<keyof typeof walks, AnyScreen>> = walks;

it('events that no person sends on a screen are known as events from outside, and no others', () => {
  for (const name of machineNames) {
    const sentByOthers = Object.entries(all[name].interactions)
      .filter(([type, { by }]) => by !== 'person' && !PERSONS.includes(type))
      .map(([type]) => type);
    const known = outsideEvents(name).filter((type) => !ELSEWHERE.includes(type));
    expect(known.toSorted(), name).toEqual(sentByOthers.toSorted());
  }
});
