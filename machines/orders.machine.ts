import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The orders of the person who is logged in. */
export const ordersMachine = createResourceMachine('orders', taskOf('orders'), {}, { atOnce: true });

/** Those of everybody whom they answer for. */
export const networkOrdersMachine = createResourceMachine(
  'networkOrders',
  taskOf('networkOrders'),
  {},
  { atOnce: true },
);

/** Bringing an order to another stage, cancelling it included. */
export const moveOrderMachine = createPlainFormMachine('moveOrder', taskOf('moveOrder'), { once: true });
