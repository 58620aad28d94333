import type { ChartPromises } from '../promises/promise.ts';
import type { outboxMachine } from './outbox.machine.ts';

export const promises: ChartPromises<typeof outboxMachine> = {
  sees: (context) => [context.person, context.outbox.unsent.length > 0],
  promises: [
    {
      says: 'Cerrada no guarda nada de nadie; abierta es de una persona.',
      always: (snapshot) => snapshot.matches('open') === (snapshot.context.person !== null),
    },
    {
      says: 'Lo que no se pudo enviar se intenta de nuevo.',
      from: (snapshot) => snapshot.matches({ open: { delivery: 'waiting' } }),
      leadsTo: (snapshot) => snapshot.matches({ open: { delivery: 'sending' } }),
    },
    {
      says: 'Al cerrarse deja de enviar.',
      when: ({ event }) => event.type === 'outbox.close',
      holds: ({ after }) => after.matches('closed'),
    },
  ],
};
