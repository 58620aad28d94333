import { changeCart } from '../../cart/change.ts';
import { cartOf, pricesToday, serializeCart } from '../../cart/serialize.ts';
import { handle } from '../../handle.ts';
import { pricingToday } from '../../pricing/editions.ts';
import { readWindows } from '../../pricing/read-windows.ts';
import { tierOf } from '../../pricing/tiers.ts';
import { invalid, refuseAny } from '../../refusal.ts';
import { roleIds } from '../../seeds/roles.ts';

const MOST_LINES = 5_000;
const FULL = `En el carrito caben hasta ${MOST_LINES.toLocaleString('es-MX')} renglones.`;

export const addToCart = handle('addToCart', async ({ fields, user }) => {
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
  if (lines.length + added.length > MOST_LINES) throw invalid({ windows: [FULL] });
  if (added.length > 0) await changeCart(person, [...lines, ...added]);
  return { data: serializeCart(person) };
});
