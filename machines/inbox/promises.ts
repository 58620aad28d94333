import type { ChartPromises } from '../promises/promise.ts';
import type { inboxMachine } from './inbox.machine.ts';

export const promises: ChartPromises<typeof inboxMachine> = {
  sees: ({ aside, last }) => [aside, last],
  promises: [
    {
      says: 'Deshacer devuelve solo lo último que se apartó.',
      when: ({ before, event }) => event.type === 'inbox.undo' && before.matches('undoable'),
      holds: ({ before: { context }, after }) =>
        after.context.aside.length === context.aside.filter(({ key }) => key !== context.last?.key).length,
    },
    {
      says: 'Lo mismo no está apartado dos veces.',
      always: ({ context: { aside } }) => new Set(aside.map(({ key }) => key)).size === aside.length,
    },
    {
      says: 'Cerrar el aviso no devuelve nada.',
      when: ({ event }) => event.type === 'inbox.dismiss',
      holds: ({ before, after }) => after.context.aside === before.context.aside,
    },
  ],
};
