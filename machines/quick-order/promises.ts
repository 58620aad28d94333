import type { SnapshotFrom } from 'xstate';
import type { ChartPromises } from '../promises/promise.ts';
import { isSettled, readyIn, type quickOrderMachine } from './quick-order.machine.ts';

type Snapshot = SnapshotFrom<typeof quickOrderMachine>;

const readyOf = ({ context }: Snapshot) => readyIn(context.rows);
const shows = (snapshot: Snapshot) => snapshot.matches('checked');
const adds = (snapshot: Snapshot) => snapshot.matches('adding');

export const promises: ChartPromises<typeof quickOrderMachine> = {
  sees: ({ rows, list, added }) => [
    readyIn(rows).length,
    rows.length,
    added.length,
    list !== null && isSettled(list),
  ],
  promises: [
    {
      says: 'Nada se agrega que la revisión no haya mostrado.',
      when: ({ after }) => adds(after),
      holds: ({ before, after }) => {
        const seen = new Set(readyOf(before).map(({ window }) => window.key));
        return (shows(before) || adds(before)) && readyOf(after).every(({ window }) => seen.has(window.key));
      },
    },
    {
      says: 'Ningún renglón se lee mientras una columna no tenga respuesta.',
      always: (snapshot) =>
        !(snapshot.matches('checking') || shows(snapshot) || adds(snapshot)) ||
        (snapshot.context.list !== null && isSettled(snapshot.context.list)),
    },
    {
      says: 'Corregir un renglón no quita ninguno.',
      when: ({ event }) => event.type === 'import.mend',
      holds: ({ before, after }) =>
        JSON.stringify(after.context.rows.map(({ row }) => row)) ===
        JSON.stringify(before.context.rows.map(({ row }) => row)),
    },
    {
      says: 'Lo que ya se agregó no se manda otra vez.',
      when: ({ event }) => event.type === 'xstate.done.actor.add',
      holds: ({ before, after }) =>
        readyOf(after).length < readyOf(before).length &&
        after.context.added.length > before.context.added.length,
    },
    {
      says: 'Un fallo no pierde renglones.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) => after.context.rows.length === before.context.rows.length,
    },
    {
      says: 'Nunca se manda una lista sin renglones buenos.',
      always: (snapshot) => !adds(snapshot) || readyOf(snapshot).length > 0,
    },
  ],
};
