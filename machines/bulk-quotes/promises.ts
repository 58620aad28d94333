import { enters, type ChartPromises } from '../promises/promise.ts';
import type { bulkQuotesMachine } from './bulk-quotes.machine.ts';

export const promises: ChartPromises<typeof bulkQuotesMachine> = {
  sees: ({ chosen, queue, done, failed }) => [
    chosen.length,
    queue.map(({ quote }) => quote.id),
    done,
    failed.length,
  ],
  promises: [
    {
      says: 'Lo que no se eligió nunca cambia.',
      always: ({ context: { chosen, queue } }) => queue.every(({ quote }) => chosen.includes(quote.id)),
    },
    {
      says: 'Ninguna cotización se manda dos veces: la que ya cambió no vuelve a la fila.',
      always: ({ context: { queue, done } }) => {
        const ids = [...queue.map(({ quote }) => quote.id), ...done];
        return new Set(ids).size === ids.length;
      },
    },
    {
      says: 'Nada se manda sin preguntar antes.',
      when: (step) =>
        enters(step, (snapshot) => snapshot.matches('sending')) && step.before.context.done.length === 0,
      holds: ({ before, event }) =>
        before.matches('asking') || event.type === 'bulk.retry' || event.type.startsWith('xstate.error.'),
    },
    {
      says: 'Lo que no se hizo siempre se dice.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) => after.context.failed.length > before.context.failed.length,
    },
    {
      says: 'Lo que falló se puede cerrar y elegir de nuevo.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('choosing'),
    },
  ],
};
