import { enters, type ChartPromises } from '../promises/promise.ts';
import type { nearMeMachine } from './near-me.machine.ts';

export const promises: ChartPromises<typeof nearMeMachine> = {
  sees: ({ place }) => place,
  promises: [
    {
      says: 'Nunca se pide la ubicación sin que la persona lo pida.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('locating')),
      holds: ({ event }) => event.type === 'near.ask',
    },
    {
      says: 'Olvidar la ubicación la olvida.',
      when: ({ event }) => event.type === 'near.forget',
      holds: ({ after }) => after.context.place === null,
    },
    {
      says: 'Después de un no se puede intentar otra vez.',
      from: (snapshot) => snapshot.matches('denied') || snapshot.matches('unavailable'),
      leadsTo: (snapshot) => snapshot.matches('located'),
    },
  ],
};
