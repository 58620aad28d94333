import type { ChartPromises } from '../promises/promise.ts';
import type { paletteMachine } from './palette.machine.ts';

export const promises: ChartPromises<typeof paletteMachine> = {
  promises: [
    {
      says: 'Cerrar la búsqueda no corta una descarga.',
      when: ({ event }) => event.type === 'palette.close',
      holds: ({ before, after }) => after.value.download === before.value.download,
    },
    {
      says: 'Después de cerrarla se puede volver a abrir.',
      from: () => true,
      leadsTo: (snapshot) => snapshot.matches({ dialog: 'open' }),
    },
    {
      says: 'Al irse a otra pantalla, el foco se va con la persona.',
      when: ({ event }) => event.type === 'palette.leave',
      holds: ({ after }) => after.matches({ dialog: 'left' }),
    },
  ],
};
