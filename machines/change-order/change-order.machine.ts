import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Changes an order besides its stage: its promised day, a piece to cut again. */
export const changeOrderMachine = createPlainFormMachine('changeOrder', taskOf('changeOrder'), {
  once: true,
});
