import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';
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

/** Moves an order to another stage; cancelling is one. */
export const moveOrderMachine = createPlainFormMachine('moveOrder', taskOf('moveOrder'), { once: true });
