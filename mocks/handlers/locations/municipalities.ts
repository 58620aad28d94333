import { handle } from '../../handle.ts';
import { notFound } from '../../refusal.ts';
import { municipalities as rows } from '../../rows/municipality.ts';
import { states } from '../../rows/state.ts';

export const municipalities = handle('municipalities', ({ id: readId }) => {
  const stateId = readId();
  if (!states.all().some(({ id }) => id === stateId)) throw notFound();
  return rows
    .all()
    .filter(({ state_id }) => state_id === stateId)
    .map(({ id, name, state_id }) => ({ id, name, state_id }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
});
