import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The dealers on the public map; loads on start. */
export const dealersMachine = createResourceMachine('dealers', taskOf('dealers'), {}, { loadOnStart: true });
