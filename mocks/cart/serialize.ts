import { pricesOfMaker } from '../pricing/buyers.ts';
import { priceWindows, type PricedFor } from '../pricing/price-windows.ts';
import { readWindows } from '../pricing/read-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import type { Messages } from '../requests/refusal.ts';
import { carts, type CartLineRow, type CartRow } from '../rows/cart.ts';
import type { UserRow } from '../rows/user.ts';

/** Returns a user's cart; a user who never had a line has an empty cart of revision 0. */
export const cartOf = ({ id }: Pick<UserRow, 'id'>): Pick<CartRow, 'lines' | 'revision'> =>
  carts.findFirst((query) => query.where((row) => row.user_id === id)) ?? { lines: [], revision: 0 };

/** Returns the prices for a user today. */
export const pricesToday = (person: UserRow): PricedFor => pricesOfMaker(pricingToday(tierOf(person)));

interface State {
  readonly added_centavos: number;
  /** Errors by field; empty when the line can be ordered. */
  readonly faults: Messages;
}

/** Returns a line's original price and errors, at today's prices. */
function stateOf(line: CartLineRow, prices: PricedFor): State {
  const added = priceWindows([line], pricesOfMaker(line), null);
  const { errors } = readWindows([line], { list: prices.list, mayDiscount: true });
  return { added_centavos: added.windows[0]?.total_centavos ?? 0, faults: errors };
}

/** Returns the errors that prevent a cart from being ordered, under the position of each line. */
export function faultsIn(lines: readonly CartLineRow[], prices: PricedFor): Messages {
  return Object.fromEntries(
    lines.flatMap((line, at) =>
      Object.entries(stateOf(line, prices).faults).map(([field, sentences]) => [
        field.replace('windows.0.', `windows.${String(at)}.`),
        sentences,
      ]),
    ),
  );
}

/** Returns a user's cart as the server sends it, at today's prices. */
export function serializeCart(person: UserRow) {
  const { lines, revision } = cartOf(person);
  const pricing = pricingToday(tierOf(person));
  const prices = pricesOfMaker(pricing);
  const { windows, totals } = priceWindows(lines, prices, null);
  return {
    lines: windows.map((window, at) => {
      const line = lines[at];
      if (line === undefined) return window;
      const { added_centavos, faults } = stateOf(line, prices);
      return {
        ...window,
        added_centavos,
        problem: Object.values(faults).flat().join(' ') || null,
        added_at: line.added_at,
      };
    }),
    price_list: pricing.price_list,
    totals,
    revision,
  };
}
