import { enters, type ChartPromises } from '../promises/promise.ts';
import type { addCardMachine } from './add-card.machine.ts';

export const promises: ChartPromises<typeof addCardMachine> = {
  sees: ({ token }) => token,
  promises: [
    {
      says: 'El token de la tarjeta se usa una vez y no se guarda.',
      always: (snapshot) => snapshot.matches('saving') === (snapshot.context.token !== null),
    },
    {
      says: 'Solo se guarda lo que el proveedor acaba de cifrar.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('saving')),
      holds: ({ event }) => event.type === 'card.tokenized',
    },
    {
      says: 'Si el formulario no carga, se puede pedir otra vez.',
      from: (snapshot) => snapshot.matches({ open: 'missing' }),
      leadsTo: (snapshot) => snapshot.matches({ open: 'loading' }),
    },
  ],
};
