import { enters, type ChartPromises } from '../promises/promise.ts';
import type { paymentMethodsMachine } from './payment-methods.machine.ts';

export const promises: ChartPromises<typeof paymentMethodsMachine> = {
  sees: ({ methods, chosen }) => [methods !== null, chosen],
  promises: [
    {
      says: 'Ninguna tarjeta se quita sin confirmarlo.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ ready: 'removing' })),
      holds: ({ before }) => before.matches({ ready: 'confirming' }),
    },
    {
      says: 'Un fallo no borra la lista.',
      when: ({ before }) => before.context.methods !== null,
      holds: ({ after }) => after.context.methods !== null,
    },
    {
      says: 'En reposo no queda ninguna elegida.',
      always: (snapshot) => !snapshot.matches({ ready: 'settled' }) || snapshot.context.chosen === null,
    },
  ],
};
