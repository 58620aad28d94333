import type { ChartPromises } from '../promises/promise.ts';
import { unseenIn, type bellMachine } from './bell.machine.ts';

export const promises: ChartPromises<typeof bellMachine> = {
  sees: ({ seen, waits }) => [seen, waits],
  promises: [
    {
      says: 'Cerrada, lo que llega queda sin ver si la persona no lo tiene a la vista.',
      when: ({ before, event }) => before.matches('closed') && event.type === 'bell.waits' && !event.isShown,
      holds: ({ before, after }) => after.context.seen === before.context.seen,
    },
    {
      says: 'Abierta, no queda nada sin ver.',
      when: ({ before, after, event }) =>
        after.matches('open') && (!before.matches('open') || event.type === 'bell.waits'),
      holds: ({ after }) => unseenIn(after.context).length === 0,
    },
    {
      says: 'Lo que otra pestaña vio queda visto aquí, y nada más.',
      when: ({ event }) => event.type === 'bell.found',
      holds: ({ event, after }) => event.type === 'bell.found' && after.context.seen === event.seen,
    },
    {
      says: 'Lo mismo no está visto dos veces.',
      always: ({ context: { seen } }) => new Set(seen.map(({ key }) => key)).size === seen.length,
    },
  ],
};
