import { enters, type ChartPromises } from '../promises/promise.ts';
import type { versionMachine } from './version.machine.ts';

export const promises: ChartPromises<typeof versionMachine> = {
  promises: [
    {
      says: 'Solo se pregunta por una versión nueva cuando alguien mira la página.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('asking')),
      holds: ({ event }) => event.type === 'page.focused',
    },
    {
      says: 'Se vuelve a preguntar aunque una vez no se sepa la respuesta.',
      from: (snapshot) => snapshot.matches('resting'),
      leadsTo: (snapshot) => snapshot.matches('asking'),
    },
    {
      says: 'Una versión nueva que ya se anunció no se desmiente.',
      never: ({ before }) => before.matches('outdated'),
    },
  ],
};
