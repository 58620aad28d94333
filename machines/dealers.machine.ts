import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The dealers that visitors see: whoever starts it is about to show them. */
export const dealersMachine = createResourceMachine('dealers', taskOf('dealers'), {}, { atOnce: true });
