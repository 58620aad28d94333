import { enters, type ChartPromises } from '../promises/promise.ts';
import type { availabilityMachine } from './availability.machine.ts';

export const promises: ChartPromises<typeof availabilityMachine> = {
  sees: ({ data, error }) => [data !== null, error !== null],
  promises: [
    {
      says: 'Mientras las medidas cambian no se pregunta.',
      when: ({ before, event }) => before.matches('settling') && event.type === 'availability.ask',
      holds: ({ after }) => after.matches('settling'),
    },
    {
      says: 'Lo primero se pregunta sin esperar.',
      when: ({ before }) => before.matches('idle'),
      holds: ({ after }) => after.matches('loading'),
    },
    {
      says: 'Solo se da por sabido lo que contestó el servidor.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('ready')),
      holds: ({ before, after }) => before.matches('loading') && after.context.data !== null,
    },
  ],
};
