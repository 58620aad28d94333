import { cartOf } from '../../cart/serialize.ts';
import { handle } from '../../handle.ts';

export const countCart = handle('countCart', ({ user }) => cartOf(user()).lines.length);
