import type { ChartPromises } from '../promises/promise.ts';
import type { savedViewsMachine } from './saved-views.machine.ts';

export const promises: ChartPromises<typeof savedViewsMachine> = {
  sees: ({ views, removed }) => [views, removed],
  promises: [
    {
      says: 'Un nombre es de una sola vista de la lista.',
      always: ({ context: { views } }) =>
        new Set(views.map(({ list, name }) => `${list} ${name}`)).size === views.length,
    },
    {
      says: 'Deshacer devuelve la vista que se quitó.',
      when: ({ event, before }) => event.type === 'views.undo' && before.matches('undoable'),
      holds: ({ before: { context }, after }) =>
        context.removed === null ||
        after.context.views.some(({ name }) => name === context.removed?.view.name),
    },
    {
      says: 'Cerrar el aviso no cambia las vistas.',
      when: ({ event }) => event.type === 'views.dismiss',
      holds: ({ before, after }) => after.context.views === before.context.views,
    },
  ],
};
