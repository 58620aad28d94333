import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The federal states; loads on start. */
export const statesMachine = createResourceMachine('states', taskOf('states'), {}, { loadOnStart: true });
