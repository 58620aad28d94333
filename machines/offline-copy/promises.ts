import { enters, type ChartPromises } from '../promises/promise.ts';
import type { offlineCopyMachine } from './offline-copy.machine.ts';

export const promises: ChartPromises<typeof offlineCopyMachine> = {
  sees: ({ kept, of }) => [kept, of],
  promises: [
    {
      says: 'Nunca se guarda todo el sitio sin que la persona lo pida.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('keeping')),
      holds: ({ event }) => event.type === 'copy.ask',
    },
    {
      says: 'Lo que se cortó se puede terminar.',
      from: (snapshot) => snapshot.matches('cut') || snapshot.matches('full'),
      leadsTo: (snapshot) => snapshot.matches('complete'),
    },
    {
      says: 'Donde no se puede guardar, no se ofrece.',
      never: ({ before }) => before.matches('impossible'),
    },
  ],
};
