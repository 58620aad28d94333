import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Sets an account's position on the map. */
export const coordinatesMachine = createPlainFormMachine('coordinates', taskOf('setCoordinates'), {
  once: true,
});
