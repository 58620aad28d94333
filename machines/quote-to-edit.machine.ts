import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** A saved quote that somebody wants to go on with. */
export const quoteToEditMachine = createResourceMachine('quoteToEdit', taskOf('quote'), { id: '' });
