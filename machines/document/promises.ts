import type { ChartPromises } from '../promises/promise.ts';
import type { documentMachine } from './document.machine.ts';

export const promises: ChartPromises<typeof documentMachine> = {
  sees: ({ shows, saves, file }) => [shows, saves, file !== null],
  promises: [
    {
      says: 'Solo se muestra un archivo que ya está completo.',
      always: (snapshot) => !snapshot.matches('shown') || snapshot.context.file !== null,
    },
    {
      says: 'Cerrar la vista no corta una descarga que pediste.',
      when: ({ event }) => event.type === 'document.close',
      holds: ({ before, after }) =>
        !before.matches('fetching') || !before.context.saves || after.matches('fetching'),
    },
    {
      says: 'Lo que no se descargó se puede volver a pedir.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('fetching'),
    },
  ],
};
