import { handle } from '../../handle.ts';
import { paymentMethods } from '../../rows/payment-method.ts';
import { makeDefault, ownPaymentMethod, paymentMethodsOf } from '../../wallet.ts';

export const removePaymentMethod = handle('removePaymentMethod', async ({ id, user }) => {
  const { id: owner } = user();
  const { id: removed, is_default } = ownPaymentMethod(owner, id());
  paymentMethods.delete((query) => query.where((row) => row.id === removed));
  const [next] = paymentMethodsOf(owner);
  if (is_default && next) await makeDefault(owner, next.id);
  return { message: 'Método de pago eliminado.' };
});
