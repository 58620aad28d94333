import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The current user's orders. */
export const ordersMachine = createResourceMachine('orders', taskOf('orders'), {}, { loadOnStart: true });

/** The orders of the distributor's network. */
export const networkOrdersMachine = createResourceMachine(
  'networkOrders',
  taskOf('networkOrders'),
  {},
  { loadOnStart: true },
);
