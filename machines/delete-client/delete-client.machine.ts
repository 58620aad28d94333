import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Deletes what a dealer keeps of a client. */
export const deleteClientMachine = createPlainFormMachine('deleteClient', taskOf('deleteClient'), {
  once: true,
});
