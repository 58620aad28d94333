import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The roles that an account can be given: whoever starts it is about to show them. */
export const rolesMachine = createResourceMachine('roles', taskOf('roles'), {}, { atOnce: true });
