import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';

/** Creates an account. */
export const addUserMachine = createPlainFormMachine('addUser', taskOf('addUser'), {
  once: true,
  keep: ({ name, email }) => ({ name, email }),
});

/** Changes an account's data and role. */
export const updateUserMachine = createPlainFormMachine('updateUser', taskOf('updateUser'), {
  once: true,
  keep: ({ id: _id, role_id: _role, ...written }) => written,
});

/** Sets an account's position on the map. */
export const coordinatesMachine = createPlainFormMachine('coordinates', taskOf('setCoordinates'), {
  once: true,
});
