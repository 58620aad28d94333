import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';

/** An account that is still to be. */
export const addUserMachine = createPlainFormMachine('addUser', taskOf('addUser'), { once: true });

/** What is known of an account, and its role. */
export const updateUserMachine = createPlainFormMachine('updateUser', taskOf('updateUser'), { once: true });

/** Where somebody stands on the map. */
export const coordinatesMachine = createPlainFormMachine('coordinates', taskOf('setCoordinates'), {
  once: true,
});
