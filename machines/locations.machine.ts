import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The federal states, to choose from: whoever starts it is about to show them. */
export const statesMachine = createResourceMachine('states', taskOf('states'), {}, { atOnce: true });

/** The municipalities of the state that was chosen last. */
export const municipalitiesMachine = createResourceMachine('municipalities', taskOf('municipalities'), {
  id: 0,
});
