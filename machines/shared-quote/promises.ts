import { enters, type ChartPromises } from '../promises/promise.ts';
import type { sharedQuoteMachine } from './shared-quote.machine.ts';

export const promises: ChartPromises<typeof sharedQuoteMachine> = {
  sees: (context) => [context.quote?.status, context.answer, context.leftOut],
  promises: [
    {
      says: 'La respuesta del cliente se confirma antes de mandarse.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('answering')),
      holds: ({ before }) => before.matches({ open: 'confirming' }),
    },
    {
      says: 'Una cotización cerrada no se contesta.',
      when: ({ before }) => before.matches('closed'),
      holds: ({ after }) => after.matches('loading'),
    },
    {
      says: 'Solo se contesta la versión que el cliente está viendo.',
      when: (step) =>
        enters(step, (snapshot) => snapshot.matches('answering') || snapshot.matches('requesting')),
      holds: ({ before, after }) => after.context.quote === before.context.quote,
    },
    {
      says: 'Lo que se acepta es lo que el cliente dejó marcado.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('answering')),
      holds: ({ before, after }) => after.context.leftOut === before.context.leftOut,
    },
    {
      says: 'Solo se dejan fuera ventanas opcionales, y nunca todas.',
      always: ({ context: { quote, leftOut } }) =>
        quote === null ||
        (leftOut.length < quote.windows.length &&
          leftOut.every((key) => quote.windows.some((one) => one.key === key && one.optional === true))),
    },
    {
      says: 'Lo que el cliente dejó fuera no se pierde si la respuesta no llega.',
      when: ({ before, after }) => before.matches('answering') && after.matches({ open: 'confirming' }),
      holds: ({ before, after }) => after.context.leftOut === before.context.leftOut,
    },
    {
      says: 'Pedir un cambio no contesta la cotización.',
      when: ({ before, after }) => before.matches('requesting') && !after.matches('requesting'),
      holds: ({ after }) => after.matches('open'),
    },
    {
      says: 'Lo que escribió el cliente no se pierde si la respuesta no llega.',
      when: ({ before, after }) => before.matches('answering') && after.matches({ open: 'confirming' }),
      holds: ({ before, after }) => after.context.answer.note === before.context.answer.note,
    },
  ],
};
