import { notFound } from './requests/refusal.ts';
import { paymentMethods, type PaymentMethodRow } from './rows/payment-method.ts';

/** Returns a payment method as the server sends it, without its owner. */
export const serializePaymentMethod = ({ user_id: _owner, ...fields }: PaymentMethodRow) => fields;

/** Returns the saved payment methods of a user, oldest first. */
export const paymentMethodsOf = (userId: number): PaymentMethodRow[] =>
  paymentMethods
    .findMany((query) => query.where((row) => row.user_id === userId))
    .toSorted((one, other) => one.id - other.id);

/** Returns a user's own payment method. @throws Refusal 404 when it does not exist or belongs to another user */
export function ownPaymentMethod(userId: number, id: number): PaymentMethodRow {
  const method = paymentMethodsOf(userId).find((row) => row.id === id);
  if (!method) throw notFound();
  return method;
}

/** Makes one of a user's payment methods the default. @throws Refusal 404 */
export async function makeDefault(userId: number, id: number): Promise<PaymentMethodRow> {
  ownPaymentMethod(userId, id);
  await paymentMethods.updateMany((query) => query.where((row) => row.user_id === userId), {
    data: (draft) => {
      draft.is_default = draft.id === id;
    },
  });
  return ownPaymentMethod(userId, id);
}
