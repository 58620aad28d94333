import type { ChartPromises } from '../promises/promise.ts';
import type { ownWindowMachine } from './own-window.machine.ts';

export const promises: ChartPromises<typeof ownWindowMachine> = {
  sees: ({ photo, corners, problem }) => [photo !== null, corners !== null, problem],
  promises: [
    {
      says: 'La foto se queda aunque la siguiente no se pueda leer.',
      when: ({ event }) => event.type === 'photo.unreadable',
      holds: ({ before, after }) => after.context.photo === before.context.photo,
    },
    {
      says: 'Sin foto no se marca nada.',
      always: (snapshot) => !snapshot.matches('shown') || snapshot.context.photo !== null,
    },
    {
      says: 'La persiana solo se ve dentro de cuatro esquinas marcadas.',
      always: (snapshot) => !snapshot.matches({ shown: 'seeing' }) || snapshot.context.corners !== null,
    },
  ],
};
