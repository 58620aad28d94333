import type { ChartPromises } from '../promises/promise.ts';
import type { cartMachine } from './cart.machine.ts';

export const promises: ChartPromises<typeof cartMachine> = {
  sees: (context) => [context.cart !== null, context.taken?.key],
  promises: [
    {
      says: 'Un fallo nunca vacía el carrito que ves.',
      when: ({ before }) => before.context.cart !== null,
      holds: ({ after }) => after.context.cart !== null,
    },
    {
      says: 'Lo que quitaste se puede devolver.',
      from: (snapshot) => snapshot.matches('ready') && snapshot.context.taken !== null,
      leadsTo: (snapshot) => snapshot.matches('puttingBack'),
    },
    {
      says: 'Devolver siempre devuelve una partida que estuvo.',
      always: (snapshot) => !snapshot.matches('puttingBack') || snapshot.context.taken !== null,
    },
  ],
};
