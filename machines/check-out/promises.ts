import { enters, type ChartPromises } from '../promises/promise.ts';
import type { checkOutMachine } from './check-out.machine.ts';

export const promises: ChartPromises<typeof checkOutMachine> = {
  sees: (context) => [context.attempt, context.cart !== null],
  promises: [
    {
      says: 'Un clic nunca hace dos órdenes: cada una sale de una revisión.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('ordering')),
      holds: ({ before, event }) => before.matches('reviewing') && event.type === 'checkOut.order',
    },
    {
      says: 'Reintentar usa la misma clave, así que el servidor hace una sola orden.',
      when: ({ before, after }) => after.context.attempt !== before.context.attempt,
      holds: ({ event }) => event.type === 'checkOut.open',
    },
    {
      says: 'Solo se ordena el carrito que se revisó.',
      always: (snapshot) => !snapshot.matches('ordering') || snapshot.context.cart !== null,
    },
  ],
};
