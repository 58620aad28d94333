import { readCardToken } from '../card-field/token.ts';
import type { Answers } from '../requests/handle.ts';
import { invalid } from '../requests/refusal.ts';
import { paymentMethods } from '../rows/payment-method.ts';
import { required, validate } from '../validation/fields.ts';
import { makeDefault, ownPaymentMethod, paymentMethodsOf, serializePaymentMethod } from '../wallet.ts';

export const walletAnswers: Answers<'wallet'> = {
  addPaymentMethod: async ({ fields, user }) => {
    const { id: owner } = user();
    const { token } = validate(fields, { token: required('Falta el código de la tarjeta.') });
    const card = readCardToken(token);
    if (!card) throw invalid({ token: ['El código de la tarjeta no es válido. Vuelve a capturarla.'] });
    const kept = paymentMethodsOf(owner).find(
      ({ brand, last_four, expires }) =>
        brand === card.brand && last_four === card.lastFour && expires === card.expires,
    );
    if (kept) return { data: serializePaymentMethod(kept) };
    const id = Math.max(0, ...paymentMethods.all().map((row) => row.id)) + 1;
    await paymentMethods.create({
      id,
      user_id: owner,
      brand: card.brand,
      last_four: card.lastFour,
      expires: card.expires,
      is_default: paymentMethodsOf(owner).length === 0,
    });
    return { data: serializePaymentMethod(ownPaymentMethod(owner, id)) };
  },
  paymentMethods: ({ user }) => ({
    data: paymentMethodsOf(user().id).map(serializePaymentMethod),
  }),
  removePaymentMethod: async ({ id, user }) => {
    const { id: owner } = user();
    const { id: removed, is_default } = ownPaymentMethod(owner, id());
    paymentMethods.delete((query) => query.where((row) => row.id === removed));
    const [next] = paymentMethodsOf(owner);
    if (is_default && next) await makeDefault(owner, next.id);
    return { message: 'Método de pago eliminado.' };
  },
  setDefaultPaymentMethod: async ({ id, user }) => ({
    data: serializePaymentMethod(await makeDefault(user().id, id())),
  }),
};
