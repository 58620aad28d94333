import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** What the current dealer keeps of their clients; loads on start. */
export const clientsMachine = createResourceMachine('clients', taskOf('clients'), {}, { loadOnStart: true });
