import { handle } from '../../handle.ts';
import { paymentMethodsOf, serializePaymentMethod } from '../../wallet.ts';

export const paymentMethods = handle('paymentMethods', ({ user }) => ({
  data: paymentMethodsOf(user().id).map(serializePaymentMethod),
}));
