import type { ActorRefFrom } from 'xstate';
import type { networkOrdersMachine, ordersMachine } from '#machines/orders.machine.ts';

/** Orders that are loaded: one's own, or those of everybody whom one answers for. */
export type OrdersActor = ActorRefFrom<typeof ordersMachine> | ActorRefFrom<typeof networkOrdersMachine>;
