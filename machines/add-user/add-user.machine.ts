import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Creates an account. */
export const addUserMachine = createPlainFormMachine('addUser', taskOf('addUser'), {
  once: true,
  keep: ({ name, email }) => ({ name, email }),
});
