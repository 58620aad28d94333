import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The municipalities of the last chosen state. */
export const municipalitiesMachine = createResourceMachine('municipalities', taskOf('municipalities'), {
  id: 0,
});
