import type { ChartPromises } from '../promises/promise.ts';
import type { visitMachine } from './visit.machine.ts';

export const promises: ChartPromises<typeof visitMachine> = {
  promises: [
    {
      says: 'Lo que ves ahora no cambia lo que viste en tu visita anterior.',
      when: ({ event }) => event.type === 'visit.saw',
      holds: ({ before, after }) => after.context.before === before.context.before,
    },
    {
      says: 'Una visita nueva solo empieza después de una ausencia.',
      when: ({ before, after }) => after.context.turns !== before.context.turns,
      holds: ({ event }) => event.type === 'visit.turned',
    },
    {
      says: 'De una ausencia siempre se puede volver.',
      from: (snapshot) => snapshot.matches('away'),
      leadsTo: (snapshot) => snapshot.matches('here'),
    },
  ],
};
