import type { ChartPromises } from '../promises/promise.ts';
import type { orderNewsMachine } from './order-news.machine.ts';

export const promises: ChartPromises<typeof orderNewsMachine> = {
  sees: ({ order, before }) => [order.stage, before?.stage],
  promises: [
    {
      says: 'Lo que hizo la persona nunca se le cuenta como novedad.',
      when: ({ before, after }) => before.context.before === null && after.context.before !== null,
      holds: ({ before, event }) => before.matches('following') && event.type === 'order.arrived',
    },
    {
      says: 'Quien empieza a cambiarla deja atrás las novedades.',
      always: (snapshot) => snapshot.matches('following') || snapshot.context.before === null,
    },
  ],
};
