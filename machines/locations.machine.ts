import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The federal states; loads on start. */
export const statesMachine = createResourceMachine('states', taskOf('states'), {}, { loadOnStart: true });

/** The municipalities of the last chosen state. */
export const municipalitiesMachine = createResourceMachine('municipalities', taskOf('municipalities'), {
  id: 0,
});
