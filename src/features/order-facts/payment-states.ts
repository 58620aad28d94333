import type { PaymentState } from '#src/api/contract/assumed/payments.ts';

/** The states of a payment in words. */
export const paymentStates: Readonly<Record<PaymentState, string>> = {
  avisado: 'Por confirmar',
  recibido: 'Recibido',
  anulado: 'Anulado',
};
