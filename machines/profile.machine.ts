import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';

/** The person's own data, as they keep them. */
export const profileMachine = createPlainFormMachine('profile', taskOf('updateProfile'));
