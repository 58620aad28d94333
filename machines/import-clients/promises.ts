import type { ChartPromises } from '../promises/promise.ts';
import { isSettled, readyIn, type importClientsMachine } from './import-clients.machine.ts';

export const promises: ChartPromises<typeof importClientsMachine> = {
  sees: ({ rows, list, saved }) => [
    readyIn(rows).length,
    rows.length,
    saved.length,
    list !== null && isSettled(list.columns),
  ],
  promises: [
    {
      says: 'Ningún renglón se lee mientras una columna no tenga respuesta.',
      always: (snapshot) =>
        !(snapshot.matches('checked') || snapshot.matches('saving')) ||
        (snapshot.context.list !== null && isSettled(snapshot.context.list.columns)),
    },
    {
      says: 'Lo que ya se guardó no se manda otra vez.',
      when: ({ event }) => event.type === 'xstate.done.actor.saveOne',
      holds: ({ before, after }) =>
        after.context.saved.length === before.context.saved.length + 1 &&
        after.context.rows.length === before.context.rows.length - 1,
    },
    {
      says: 'Un fallo no pierde renglones.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) => after.context.rows.length === before.context.rows.length,
    },
    {
      says: 'Nunca se guarda sin un renglón bueno.',
      always: (snapshot) => !snapshot.matches('saving') || readyIn(snapshot.context.rows).length > 0,
    },
  ],
};
