import type { ActorRefFrom } from 'xstate';
import type { quickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';

export type QuickOrderActor = ActorRefFrom<typeof quickOrderMachine>;
