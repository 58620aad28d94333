import { enters, type ChartPromises } from '../promises/promise.ts';
import type { quoterMachine } from './quoter.machine.ts';

export const promises: ChartPromises<typeof quoterMachine> = {
  sees: ({ draft, past }) => [draft.windows.length > 0, past.length > 0],
  promises: [
    {
      says: 'Lo que quitas, vacías o reemplazas se puede deshacer.',
      when: ({ before, event, after }) =>
        ['edit.remove', 'edit.clear', 'edit.replace'].includes(event.type) &&
        after.context.draft !== before.context.draft,
      holds: ({ after }) => after.context.past.length > 0,
    },
    {
      says: 'A la revisión solo se llega con ventanas.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ step: 'review' })),
      holds: ({ after }) => after.context.draft.windows.length > 0,
    },
    {
      says: 'Cambiar de paso nunca cambia las ventanas.',
      when: ({ event }) => event.type.startsWith('step.'),
      holds: ({ before, after }) => after.context.draft === before.context.draft,
    },
  ],
};
