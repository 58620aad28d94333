import type { SnapshotFrom } from 'xstate';
import { enters, type ChartPromises } from '../promises/promise.ts';
import type { quoterMachine } from './quoter.machine.ts';

const offersUndo = (snapshot: SnapshotFrom<typeof quoterMachine>) => snapshot.matches({ notice: 'undoable' });

/** What a notice tells of. Saving names the draft and a postcode sends it elsewhere, which no undo takes back. */
const acts = ['edit.remove', 'edit.clear', 'edit.replace', 'link.open', 'draft.elsewhere'];

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
      says: 'Un aviso que ofrece deshacer habla del último cambio.',
      when: ({ before, after }) => offersUndo(after) && after.context.draft !== before.context.draft,
      holds: ({ event }) => [...acts, 'quote.named', 'place.kept'].includes(event.type),
    },
    {
      says: 'Deshacer desde un aviso deja la cotización como estaba antes de lo que dice.',
      when: ({ before, event }) => event.type === 'edit.undo' && offersUndo(before),
      holds: ({ before, after }) => after.context.draft === before.context.past.at(-1),
    },
    {
      says: 'Lo que cambia varias ventanas a la vez se deshace de una vez.',
      when: ({ before, event, after }) =>
        event.type === 'edit.block' && after.context.draft !== before.context.draft,
      holds: ({ before, after }) => after.context.past.at(-1) === before.context.draft,
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
