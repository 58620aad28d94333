import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Confirms or annuls a payment of an order. */
export const settlePaymentMachine = createPlainFormMachine('settlePayment', taskOf('settlePayment'), {
  once: true,
});
