import type { ActorRefFrom } from 'xstate';
import type { networkOrdersMachine, ordersMachine } from '#machines/orders.machine.ts';

/** The actor that loads orders: the person's own, or those of the distributor's network. */
export type OrdersActor = ActorRefFrom<typeof ordersMachine> | ActorRefFrom<typeof networkOrdersMachine>;
