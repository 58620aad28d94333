import { enters, type ChartPromises } from '../promises/promise.ts';
import type { createVerifiedFormMachine } from './verified-form.machine.ts';

/** Promises of all forms of visitors. */
export const promises: ChartPromises<
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
