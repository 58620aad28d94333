import { notFound } from './refusal.ts';
import { paymentMethods, type PaymentMethodRow } from './rows/payment-method.ts';

/** A payment method as it goes out: whose it is stays behind. */
export const serializePaymentMethod = ({ user_id: _owner, ...fields }: PaymentMethodRow) => fields;

/** What a person has saved, oldest first. */
export const paymentMethodsOf = (userId: number): PaymentMethodRow[] =>
  paymentMethods
    .findMany((query) => query.where((row) => row.user_id === userId))
    .toSorted((one, other) => one.id - other.id);

/** A person's own payment method. @throws Refusal 404 where it is nobody's or somebody else's */
export function ownPaymentMethod(userId: number, id: number): PaymentMethodRow {
  const method = paymentMethodsOf(userId).find((row) => row.id === id);
  if (!method) throw notFound();
  return method;
}

/** Makes one of a person's payment methods the default and all others not. @throws Refusal 404 */
export async function makeDefault(userId: number, id: number): Promise<PaymentMethodRow> {
  ownPaymentMethod(userId, id);
  await paymentMethods.updateMany((query) => query.where((row) => row.user_id === userId), {
    data: (draft) => {
      draft.is_default = draft.id === id;
    },
  });
  return ownPaymentMethod(userId, id);
}
