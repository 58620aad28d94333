import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';

/** Saves the draft as a quote, new or changed. */
export const saveQuoteMachine = createPlainFormMachine('saveQuote', taskOf('saveQuote'), {
  // What could not be sent goes to the outbox.
  keep: (values) => values,
});
