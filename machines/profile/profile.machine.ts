import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** The current user's own data, saved by the form. */
export const profileMachine = createPlainFormMachine('profile', taskOf('updateProfile'));
