import type { ChartPromises } from '../promises/promise.ts';
import type { boardMovesMachine } from './board-moves.machine.ts';

export const promises: ChartPromises<typeof boardMovesMachine> = {
  sees: ({ queue, refused }) => [queue.length > 0, refused.length > 0],
  promises: [
    {
      says: 'En reposo no queda ningún movimiento por mandar.',
      always: (snapshot) => !snapshot.matches('quiet') || snapshot.context.queue.length === 0,
    },
    {
      says: 'Un movimiento que no se pudo hacer siempre se dice.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) => after.context.refused.length > before.context.refused.length,
    },
    {
      says: 'Al detener no se manda ningún movimiento más.',
      when: ({ event }) => event.type === 'board.stop',
      holds: ({ after }) => after.context.queue.length === 1,
    },
    {
      says: 'Lo rechazado se puede cerrar y seguir moviendo.',
      from: (snapshot) => snapshot.matches('refused'),
      leadsTo: (snapshot) => snapshot.matches('quiet'),
    },
  ],
};
