import type { ChartPromises } from '../promises/promise.ts';
import type { countersMachine } from './counters.machine.ts';

const counterNames = ['quotes', 'orders', 'cart'] as const;

export const promises: ChartPromises<typeof countersMachine> = {
  sees: ({ counts }) => counterNames.map((name) => counts[name] === null),
  promises: [
    {
      says: 'Un contador que falla no toca a los otros.',
      when: ({ event }) => event.type.startsWith('xstate.error.actor.'),
      holds: ({ before, event, after }) =>
        counterNames.every(
          (name) =>
            event.type.endsWith(`.${name}`) ||
            (after.context.counts[name] === before.context.counts[name] &&
              JSON.stringify(after.value[name]) === JSON.stringify(before.value[name])),
        ),
    },
    {
      says: 'Al salir se olvidan las cuentas.',
      when: ({ event }) => event.type === 'counters.clear',
      holds: ({ after: { context } }) =>
        context.counts.quotes === null && context.counts.orders === null && context.counts.cart === 0,
    },
    {
      says: 'Lo que no se pudo contar se puede contar otra vez.',
      from: (snapshot) => counterNames.some((name) => snapshot.matches({ [name]: 'failed' })),
      leadsTo: (snapshot) => !counterNames.some((name) => snapshot.matches({ [name]: 'failed' })),
    },
  ],
};
