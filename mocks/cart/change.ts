import { carts, type CartLineRow } from '../rows/cart.ts';
import type { UserRow } from '../rows/user.ts';
import { cartOf } from './serialize.ts';

/** Replaces the lines of a user's cart and increases its revision. */
export async function changeCart({ id }: Pick<UserRow, 'id'>, lines: readonly CartLineRow[]): Promise<void> {
  const next = {
    lines: [...lines],
    revision: cartOf({ id }).revision + 1,
    updated_at: new Date().toISOString(),
  };
  const changed = await carts.update((query) => query.where((row) => row.user_id === id), {
    data: (draft) => {
      Object.assign(draft, next);
    },
  });
  if (!changed) await carts.create({ user_id: id, ...next });
}
