import type { Municipality, State } from '#src/api/contract/locations.ts';
import { places } from './places.ts';

/** States with INEGI's ids. */
export const states: readonly State[] = places.map(({ state }, index) => ({ id: index + 1, name: state }));

/** Municipalities; an id begins with the id of its state: 19001 is the first of state 19. */
export const municipalities: readonly (Municipality & { state_id: number })[] = places.flatMap(
  (place, index) =>
    place.municipalities.map((name, position) => ({
      id: (index + 1) * 1000 + position + 1,
      name,
      state_id: index + 1,
    })),
);

/**
 * Returns a municipality by its name and its state's name.
 * @throws Error when there is none, so that a misspelt seed is noticed.
 */
export function locate(state: string, municipality: string): { state_id: number; municipality_id: number } {
  const found = municipalities.find(
    ({ name, state_id }) => name === municipality && states[state_id - 1]?.name === state,
  );
  if (!found) throw new Error(`no municipality ${municipality} in ${state}`);
  return { state_id: found.state_id, municipality_id: found.id };
}
