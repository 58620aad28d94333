import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The current user's quotes. */
export const quotesMachine = createResourceMachine('quotes', taskOf('quotes'), {}, { loadOnStart: true });
