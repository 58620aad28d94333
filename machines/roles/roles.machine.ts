import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The roles of accounts; loads on start. */
export const rolesMachine = createResourceMachine('roles', taskOf('roles'), {}, { loadOnStart: true });
