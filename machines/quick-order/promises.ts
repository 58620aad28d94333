import type { ChartPromises } from '../promises/promise.ts';
import type { quickOrderMachine } from './quick-order.machine.ts';

export const promises: ChartPromises<typeof quickOrderMachine> = {
  sees: ({ ready, failed }) => [ready.length, failed.length],
  promises: [
    {
      says: 'Lo que ya está en el carrito no se manda otra vez.',
      when: ({ event }) => event.type === 'xstate.done.actor.add',
      holds: ({ before, after }) => after.context.ready.length < before.context.ready.length,
    },
    {
      says: 'Un fallo no pierde renglones.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) =>
        after.context.ready.length + after.context.failed.length >=
        before.context.ready.length + before.context.failed.length,
    },
    {
      says: 'Nunca se manda un archivo sin renglones buenos.',
      always: (snapshot) => !snapshot.matches('adding') || snapshot.context.ready.length > 0,
    },
  ],
};
