import { enters, type ChartPromises } from '../promises/promise.ts';
import type { newsMachine } from './news.machine.ts';

export const promises: ChartPromises<typeof newsMachine> = {
  promises: [
    {
      says: 'Nunca hay dos preguntas a la vez: de una solo se sale con su respuesta.',
      when: ({ before, after }) => before.matches('asking') && !after.matches('asking'),
      holds: ({ event }) => event.type.startsWith('news.'),
    },
    {
      says: 'Nada se pregunta mientras nadie ve la página o no hay señal.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('asking')),
      holds: ({ after }) => after.context.isSeen,
    },
    {
      says: 'A quien el servidor no le contesta por no tener permiso, ya no se le pregunta.',
      never: ({ before }) => before.matches('refused'),
    },
    {
      says: 'Después de un fallo se vuelve a preguntar.',
      from: (snapshot) => snapshot.context.failures > 0 && snapshot.matches('waiting'),
      leadsTo: (snapshot) => snapshot.matches('asking'),
    },
  ],
};
