import type { OrderFacts } from '#machines/order-stages/order-stages.machine.ts';
import type { Payment } from '#src/api/contract/assumed/payments.ts';

/** Whether a person may annul a payment: the shop any, who ordered what they only said that they paid. */
export const mayAnnul = ({ state }: Pick<Payment, 'state'>, who: OrderFacts['who']): boolean =>
  (who === 'administrator' && state !== 'anulado') || (who === 'maker' && state === 'avisado');
