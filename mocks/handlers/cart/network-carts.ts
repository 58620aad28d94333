import { serializeCart } from '../../cart/serialize.ts';
import { handle } from '../../handle.ts';
import { networkOf } from '../../network.ts';
import { serializeMaker } from '../../quotes/serialize.ts';
import { carts } from '../../rows/cart.ts';

/** Carts with something in them, the one that was changed last first. */
export const networkCarts = handle('networkCarts', ({ user }) => {
  const people = new Map(networkOf(user()).map((person) => [person.id, person]));
  return {
    data: carts
      .all()
      .filter(({ lines }) => lines.length > 0)
      .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
      .flatMap(({ user_id, updated_at }) => {
        const person = people.get(user_id);
        const id = `carrito-${String(user_id)}`;
        return person ? [{ id, made_by: serializeMaker(user_id), updated_at, ...serializeCart(person) }] : [];
      }),
  };
});
