import type { Answers } from '../requests/handle.ts';
import { notFound } from '../requests/refusal.ts';
import { municipalities } from '../rows/municipality.ts';
import { states } from '../rows/state.ts';

export const locationsAnswers: Answers<'locations'> = {
  municipalities: ({ id: readId }) => {
    const stateId = readId();
    if (!states.all().some(({ id }) => id === stateId)) throw notFound();
    return municipalities
      .all()
      .filter(({ state_id }) => state_id === stateId)
      .map(({ id, name, state_id }) => ({ id, name, state_id }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  },
  states: () => states.all().map(({ id, name }) => ({ id, name })),
};
