import * as z from 'zod/mini';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { changeCart } from '../cart/change.ts';
import { checkOut } from '../cart/check-out.ts';
import { cartOf, pricesToday, serializeCart } from '../cart/serialize.ts';
import { networkOf } from '../network.ts';
import { readWindows } from '../pricing/read-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import { serializeMaker } from '../quotes/serialize.ts';
import type { Answers } from '../requests/handle.ts';
import { invalid, notFound, refuseAny } from '../requests/refusal.ts';
import { carts } from '../rows/cart.ts';
import { roleIds } from '../seeds/roles.ts';
import { validate } from '../validation/fields.ts';
import { sameText } from '../validation/same-id.ts';

const MAX_LINES = 5_000;
const FULL = `En el carrito caben hasta ${MAX_LINES.toLocaleString('es-MX')} renglones.`;

const RANGE = `La cantidad va de 1 a ${String(MOST_PIECES)} piezas.`;

export const cartAnswers: Answers<'cart'> = {
  addToCart: async ({ fields, user }) => {
    const person = user();
    const { windows, errors } = readWindows(fields['windows'], {
      list: pricesToday(person).list,
      mayDiscount: person.role_id === roleIds.administrador,
    });
    refuseAny(errors);
    const { lines } = cartOf(person);
    const keys = new Set(lines.map(({ key }) => key));
    const added_at = new Date().toISOString();
    const added = windows
      .filter(({ key }) => !keys.has(key))
      .map((window) => ({ ...window, ...pricingToday(tierOf(person)), added_at }));
    if (lines.length + added.length > MAX_LINES) throw invalid({ windows: [FULL] });
    if (added.length > 0) await changeCart(person, [...lines, ...added]);
    return { data: serializeCart(person) };
  },
  cart: ({ user }) => ({ data: serializeCart(user()) }),
  checkOut,
  /** Carts that are not empty, the most recently changed first. */
  networkCarts: ({ user }) => {
    const people = new Map(networkOf(user()).map((person) => [person.id, person]));
    return {
      data: carts
        .all()
        .filter(({ lines }) => lines.length > 0)
        .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
        .flatMap(({ user_id, updated_at }) => {
          const person = people.get(user_id);
          const id = `carrito-${String(user_id)}`;
          return person
            ? [{ id, made_by: serializeMaker(user_id), updated_at, ...serializeCart(person) }]
            : [];
        }),
    };
  },
  /** Removing a line that is already gone succeeds with the same reply. */
  removeFromCart: async ({ param, user }) => {
    const person = user();
    const { lines } = cartOf(person);
    const others = lines.filter(({ key }) => key !== param('key'));
    if (others.length < lines.length) await changeCart(person, others);
    return { data: serializeCart(person) };
  },
  setCartQuantity: async ({ fields, param, user }) => {
    const person = user();
    const { lines } = cartOf(person);
    const changed = lines.find(({ key }) => key === param('key'));
    if (!changed) throw notFound();
    const { quantity } = validate(fields, {
      key: sameText(changed.key),
      quantity: z.int(RANGE).check(z.minimum(1, RANGE), z.maximum(MOST_PIECES, RANGE)),
    });
    if (quantity !== changed.line.quantity) {
      const next = { ...changed, line: { ...changed.line, quantity } };
      await changeCart(
        person,
        lines.map((line) => (line === changed ? next : line)),
      );
    }
    return { data: serializeCart(person) };
  },
};
