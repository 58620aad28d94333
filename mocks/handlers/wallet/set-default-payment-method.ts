import { handle } from '../../handle.ts';
import { makeDefault, serializePaymentMethod } from '../../wallet.ts';

export const setDefaultPaymentMethod = handle('setDefaultPaymentMethod', async ({ id, user }) => ({
  data: serializePaymentMethod(await makeDefault(user().id, id())),
}));
