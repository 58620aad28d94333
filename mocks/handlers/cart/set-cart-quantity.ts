import * as z from 'zod/mini';
import { changeCart } from '../../cart/change.ts';
import { cartOf, serializeCart } from '../../cart/serialize.ts';
import { handle } from '../../handle.ts';
import { notFound } from '../../refusal.ts';
import { validate } from '../../validation/fields.ts';
import { sameText } from '../../validation/same-id.ts';

const RANGE = 'La cantidad va de 1 a 999 piezas.';

export const setCartQuantity = handle('setCartQuantity', async ({ fields, param, user }) => {
  const person = user();
  const { lines } = cartOf(person);
  const changed = lines.find(({ key }) => key === param('key'));
  if (!changed) throw notFound();
  const { quantity } = validate(fields, {
    key: sameText(changed.key),
    quantity: z.int(RANGE).check(z.minimum(1, RANGE), z.maximum(999, RANGE)),
  });
  if (quantity !== changed.line.quantity) {
    const next = { ...changed, line: { ...changed.line, quantity } };
    await changeCart(
      person,
      lines.map((line) => (line === changed ? next : line)),
    );
  }
  return { data: serializeCart(person) };
});
