import type { ChartPromises } from '../promises/promise.ts';
import type { inboxMachine, SetAside } from './inbox.machine.ts';

const textOf = ({ key, cause }: SetAside) => JSON.stringify([key, cause]);

export const promises: ChartPromises<typeof inboxMachine> = {
  sees: ({ aside, last }) => [aside, last],
  promises: [
    {
      says: 'Deshacer devuelve solo lo último que se apartó.',
      when: ({ before, event }) => event.type === 'inbox.undo' && before.matches('undoable'),
      holds: ({ before: { context }, after }) =>
        JSON.stringify(after.context.aside) ===
        JSON.stringify(
          context.aside.filter((one) => context.last === null || textOf(one) !== textOf(context.last)),
        ),
    },
    {
      says: 'Lo que se apartó antes, también por otra causa de lo mismo, sigue apartado.',
      when: ({ event }) => event.type === 'inbox.setAside',
      holds: ({ before, after }) => {
        const kept = new Set(after.context.aside.map(textOf));
        return before.context.aside.every((one) => kept.has(textOf(one)));
      },
    },
    {
      says: 'Lo mismo no está apartado dos veces.',
      always: ({ context: { aside } }) => new Set(aside.map(textOf)).size === aside.length,
    },
    {
      says: 'Cerrar el aviso no devuelve nada.',
      when: ({ event }) => event.type === 'inbox.dismiss',
      holds: ({ before, after }) => after.context.aside === before.context.aside,
    },
  ],
};
