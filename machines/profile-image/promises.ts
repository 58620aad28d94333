import type { ChartPromises } from '../promises/promise.ts';
import type { profileImageMachine } from './profile-image.machine.ts';

export const promises: ChartPromises<typeof profileImageMachine> = {
  sees: ({ file, image }) => [file !== null, image !== null],
  promises: [
    {
      says: 'Solo se sube un recorte que la persona eligió.',
      always: (snapshot) => !snapshot.matches('uploading') || snapshot.context.image !== null,
    },
    {
      says: 'Descartar no deja nada de la foto.',
      when: ({ event }) => event.type === 'picture.discard',
      holds: ({ after: { context } }) => context.file === null && context.image === null,
    },
    {
      says: 'Una foto que no subió se puede volver a mandar sin elegirla otra vez.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('uploading') && snapshot.context.image !== null,
    },
  ],
};
