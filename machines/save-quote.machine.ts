import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';

/** Saves the draft as a quote, new or changed. */
export const saveQuoteMachine = createPlainFormMachine('saveQuote', taskOf('saveQuote'), {
  keep: ({ windows, total_centavos: totalCentavos }) => ({
    keys: windows.map(({ key }) => key),
    totalCentavos,
  }),
});
