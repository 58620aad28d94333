import { pricesOfMaker } from '../pricing/buyers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import { priceWindows, quoteOf, type PricedFor } from '../pricing/price-windows.ts';
import { readWindows } from '../pricing/read-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import type { Messages } from '../refusal.ts';
import { carts, type CartLineRow, type CartRow } from '../rows/cart.ts';
import type { UserRow } from '../rows/user.ts';
import { fabricShelf, materialFor, type Shelf } from './supply.ts';

/** Returns a user's cart; a user who never had a line has an empty cart of revision 0. */
export const cartOf = ({ id }: Pick<UserRow, 'id'>): Pick<CartRow, 'lines' | 'revision'> =>
  carts.findFirst((query) => query.where((row) => row.user_id === id)) ?? { lines: [], revision: 0 };

/** Returns the prices for a user today. */
export const pricesToday = (person: UserRow): PricedFor => pricesOfMaker(pricingToday(tierOf(person)));

const NO_CLOTH = 'No hay material en este color ni viene en camino: elige otro.';

interface State {
  readonly supply: 'disponible' | 'poco' | 'agotado' | null;
  readonly added_centavos: number;
  /** Errors by field; empty when the line can be ordered. */
  readonly faults: Messages;
}

/** Returns a line's supply, original price and errors, at today's prices. */
function stateOf(line: CartLineRow, prices: PricedFor, shelf: Shelf): State {
  const added = priceWindows([line], pricesOfMaker(line));
  const added_centavos = added.windows[0]?.total_centavos ?? 0;
  const quote = quoteOf(line, prices.list);
  const { errors } = readWindows([line], { list: prices.list, mayDiscount: true });
  if (quote === null || Object.keys(errors).length > 0)
    return { supply: null, added_centavos, faults: errors };
  const { supply, isComing } = materialFor(line, quote, shelf);
  const isMissing = supply === 'agotado' && !isComing;
  return { supply, added_centavos, faults: isMissing ? { 'windows.0.supply': [NO_CLOTH] } : {} };
}

/** Returns the errors that prevent a cart from being ordered, under the position of each line. */
export function faultsIn(lines: readonly CartLineRow[], prices: PricedFor): Messages {
  const shelf = fabricShelf();
  return Object.fromEntries(
    lines.flatMap((line, at) =>
      Object.entries(stateOf(line, prices, shelf).faults).map(([field, sentences]) => [
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
  const shelf = fabricShelf();
  const { windows, totals } = priceWindows(lines, prices);
  return {
    lines: windows.map((window, at) => {
      const line = lines[at];
      if (line === undefined) return window;
      const { supply, added_centavos, faults } = stateOf(line, prices, shelf);
      return {
        ...window,
        added_centavos,
        supply,
        problem: Object.values(faults).flat().join(' ') || null,
        added_at: line.added_at,
      };
    }),
    price_list: pricing.price_list,
    totals,
    revision,
  };
}
