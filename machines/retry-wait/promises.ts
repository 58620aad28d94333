import type { ChartPromises } from '../promises/promise.ts';
import type { retryWaitMachine } from './retry-wait.machine.ts';

export const promises: ChartPromises<typeof retryWaitMachine> = {
  sees: ({ secondsLeft }) => secondsLeft,
  promises: [
    {
      says: 'Mientras hay que esperar, se dice cuánto.',
      always: (snapshot) => !snapshot.hasTag('held') || snapshot.context.secondsLeft >= 1,
    },
    {
      says: 'Toda espera termina sola.',
      from: (snapshot) => snapshot.hasTag('held'),
      leadsTo: (snapshot) => snapshot.matches('over'),
    },
    {
      says: 'El servidor puede pedir otra espera, y esa cuenta.',
      when: ({ event }) => event.type === 'retry.hold',
      holds: ({ after }) => after.matches('held'),
    },
  ],
};
