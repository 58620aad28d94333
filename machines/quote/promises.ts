import { enters, type ChartPromises } from '../promises/promise.ts';
import type { quoteMachine } from './quote.machine.ts';

export const promises: ChartPromises<typeof quoteMachine> = {
  sees: (context) => [context.quote?.status, context.isReviewing],
  promises: [
    {
      says: 'Una cotización que ya es orden nunca cambia.',
      when: ({ before }) => before.matches({ status: 'convertida' }),
      holds: ({ after }) => !after.hasTag('busy') && !after.matches('asking'),
    },
    {
      says: 'Un clic nunca hace dos órdenes: cada una sale de una revisión.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ acting: 'converting' })),
      holds: ({ before, event }) => before.matches({ asking: 'ordering' }) && event.type === 'quote.convert',
    },
    {
      says: 'Nada se borra sin confirmarlo.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ acting: 'removing' })),
      holds: ({ before }) => before.matches({ asking: 'confirming' }),
    },
    {
      says: 'Una novedad solo cambia una cotización con la que la persona no está haciendo nada.',
      when: ({ before, after }) =>
        after.context.before !== null && after.context.before !== before.context.before,
      holds: ({ before, event }) => before.matches('status') && event.type === 'quote.arrived',
    },
    {
      says: 'Solo se renueva a los precios que la persona revisó.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ acting: 'renewing' })),
      holds: ({ before }) => before.context.isReviewing,
    },
  ],
};
