import type { createPlainFormMachine } from '../plain-form.machine.ts';
import type { createResourceMachine } from '../resource.machine.ts';
import type { createVerifiedFormMachine } from '../verified-form.machine.ts';
import { enters, type ChartPromises } from './promise.ts';

/** Promises of all charts that load something. */
export const resource: ChartPromises<ReturnType<typeof createResourceMachine<unknown, unknown>>> = {
  sees: ({ data, error }) => [data !== null, error !== null],
  promises: [
    {
      says: 'Lo que no cargó se puede pedir otra vez.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('loading'),
    },
    {
      says: 'Un fallo no borra lo que ya se veía.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) => after.context.data === before.context.data,
    },
    {
      says: 'Al limpiar no queda nada.',
      when: ({ event }) => event.type === 'resource.clear',
      holds: ({ after: { context } }) => context.data === null && context.error === null,
    },
  ],
};

/** Promises of all forms of visitors. */
export const verifiedForm: ChartPromises<
  ReturnType<typeof createVerifiedFormMachine<unknown, unknown, unknown>>
> = {
  sees: ({ verification, submission }) => [verification, submission !== null],
  promises: [
    {
      says: 'Nada se manda sin la verificación.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('submitting')),
      holds: ({ before }) => before.context.verification !== null,
    },
    {
      says: 'Cada verificación sirve una vez.',
      when: ({ before, after }) => before.matches('submitting') && !after.matches('submitting'),
      holds: ({ after }) => after.context.verification === null,
    },
    {
      says: 'Un doble clic no manda dos veces.',
      never: ({ before, event }) => event.type === 'form.submit' && before.matches('submitting'),
    },
  ],
};

/** Promises of all other forms. */
export const plainForm: ChartPromises<ReturnType<typeof createPlainFormMachine<unknown, unknown, unknown>>> =
  {
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
