import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Says that an order was paid, or notes a payment that was received. */
export const addPaymentMachine = createPlainFormMachine('addPayment', taskOf('addPayment'), { once: true });
