import type { ChartPromises } from '../promises/promise.ts';
import type { usersMachine } from './users.machine.ts';

export const promises: ChartPromises<typeof usersMachine> = {
  promises: [
    {
      says: 'En reposo no queda ningún cambio por mandar.',
      always: (snapshot) =>
        !snapshot.matches({ changes: 'quiet' }) ||
        snapshot.context.run.underWay.length + snapshot.context.run.queue.length === 0,
    },
    {
      says: 'Si la lista no carga, los cambios en curso siguen.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) =>
        JSON.stringify(after.value.changes) === JSON.stringify(before.value.changes),
    },
    {
      says: 'Lo que se puede deshacer se deshace con un clic.',
      from: (snapshot) => snapshot.matches({ changes: 'undoable' }),
      leadsTo: (snapshot) => snapshot.matches({ changes: 'working' }),
    },
  ],
};
