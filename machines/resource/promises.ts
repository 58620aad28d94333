import type { ChartPromises } from '../promises/promise.ts';
import type { createResourceMachine } from './resource.machine.ts';

/** Promises of all charts that load something. */
export const promises: ChartPromises<ReturnType<typeof createResourceMachine<unknown, unknown>>> = {
  sees: ({ data, error }) => [data !== null, error !== null],
  promises: [
    {
      says: 'Lo que no cargó se puede pedir otra vez.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('loading'),
    },
    {
      says: 'Un fallo no borra lo que ya se veía.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) => after.context.data === before.context.data,
    },
    {
      says: 'Al limpiar no queda nada.',
      when: ({ event }) => event.type === 'resource.clear',
      holds: ({ after: { context } }) => context.data === null && context.error === null,
    },
  ],
};
