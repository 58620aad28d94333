import { changeCart } from '../../cart/change.ts';
import { cartOf, serializeCart } from '../../cart/serialize.ts';
import { handle } from '../../handle.ts';

/** A line that is gone already is no mistake: whoever repeats it is answered the same. */
export const removeFromCart = handle('removeFromCart', async ({ param, user }) => {
  const person = user();
  const { lines } = cartOf(person);
  const others = lines.filter(({ key }) => key !== param('key'));
  if (others.length < lines.length) await changeCart(person, others);
  return { data: serializeCart(person) };
});
