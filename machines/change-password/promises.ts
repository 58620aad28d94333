import { enters, type ChartPromises } from '../promises/promise.ts';
import type { changePasswordMachine } from './change-password.machine.ts';

export const promises: ChartPromises<typeof changePasswordMachine> = {
  sees: ({ values }) => values !== null,
  promises: [
    {
      says: 'Las contraseñas no se guardan después de la llamada.',
      always: (snapshot) => snapshot.hasTag('waiting') || snapshot.context.values === null,
    },
    {
      says: 'Nunca se cambia sin comprobar antes la actual.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('updating')),
      holds: ({ before }) => before.matches('checking'),
    },
    {
      says: 'Un doble clic no la manda dos veces.',
      never: ({ before, event }) => event.type === 'form.submit' && before.hasTag('waiting'),
    },
  ],
};
