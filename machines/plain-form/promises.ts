import type { ChartPromises } from '../promises/promise.ts';
import type { createPlainFormMachine } from './plain-form.machine.ts';

/** Promises of all other forms. */
export const promises: ChartPromises<ReturnType<typeof createPlainFormMachine<unknown, unknown, unknown>>> = {
  sees: ({ sent }) => sent !== null,
  promises: [
    {
      says: 'Lo enviado no se guarda después de la llamada.',
      always: (snapshot) => snapshot.matches('submitting') === (snapshot.context.sent !== null),
    },
    {
      says: 'Un doble clic no manda dos veces.',
      never: ({ before, event }) => event.type === 'form.submit' && before.matches('submitting'),
    },
    {
      says: 'Lo que no se pudo mandar se puede mandar otra vez.',
      from: (snapshot) => snapshot.matches({ editing: 'failed' }),
      leadsTo: (snapshot) => snapshot.matches('submitting'),
    },
  ],
};
