import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';

/** Saving what was put together as a quote, new or changed. */
export const saveQuoteMachine = createPlainFormMachine('saveQuote', taskOf('saveQuote'));
