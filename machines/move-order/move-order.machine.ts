import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Moves an order to another stage; cancelling is one. */
export const moveOrderMachine = createPlainFormMachine('moveOrder', taskOf('moveOrder'), { once: true });
