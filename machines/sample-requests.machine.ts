import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The requests for samples that the shop has; loads on start. */
export const sampleRequestsMachine = createResourceMachine(
  'sampleRequests',
  taskOf('sampleRequests'),
  {},
  { loadOnStart: true },
);

/** Records that the samples of a request were sent. */
export const sendSamplesMachine = createPlainFormMachine('sendSamples', taskOf('sendSamples'), {
  once: true,
});
