import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The current user's orders. */
export const ordersMachine = createResourceMachine('orders', taskOf('orders'), {}, { loadOnStart: true });
