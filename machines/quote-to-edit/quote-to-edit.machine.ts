import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** A saved quote, loaded to be edited. */
export const quoteToEditMachine = createResourceMachine('quoteToEdit', taskOf('quote'), { id: '' });
