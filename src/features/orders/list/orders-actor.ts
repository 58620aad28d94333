import type { ActorRefFrom } from 'xstate';
import type { networkOrdersMachine } from '#machines/network-orders/network-orders.machine.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';

/** The actor that loads orders: the person's own, or those of the distributor's network. */
export type OrdersActor = ActorRefFrom<typeof ordersMachine> | ActorRefFrom<typeof networkOrdersMachine>;
