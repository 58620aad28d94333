import { serializeCart } from '../../cart/serialize.ts';
import { handle } from '../../handle.ts';

export const cart = handle('cart', ({ user }) => ({ data: serializeCart(user()) }));
