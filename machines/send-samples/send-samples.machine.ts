import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Records that the samples of a request were sent. */
export const sendSamplesMachine = createPlainFormMachine('sendSamples', taskOf('sendSamples'), {
  once: true,
});
