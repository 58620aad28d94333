import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Takes a published file back, or puts it on show again. */
export const withdrawFileMachine = createPlainFormMachine('withdrawFile', taskOf('withdrawFile'), {
  once: true,
});
