import { pricesOfMaker } from '../pricing/buyers.ts';
import { pricingToday } from '../pricing/editions.ts';
import { priceWindows, quoteOf, type PricedFor } from '../pricing/price-windows.ts';
import { readWindows } from '../pricing/read-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import type { Messages } from '../refusal.ts';
import { carts, type CartLineRow, type CartRow } from '../rows/cart.ts';
import type { UserRow } from '../rows/user.ts';
import { fabricShelf, materialFor, type Shelf } from './supply.ts';

/** A person's cart; a person who never had a line has one of revision 0. */
export const cartOf = ({ id }: Pick<UserRow, 'id'>): Pick<CartRow, 'lines' | 'revision'> =>
  carts.findFirst((query) => query.where((row) => row.user_id === id)) ?? { lines: [], revision: 0 };

/** The prices at which a person buys today. */
export const pricesToday = (person: UserRow): PricedFor => pricesOfMaker(pricingToday(tierOf(person)));

const NO_CLOTH = 'No hay material en este color ni viene en camino: elige otro.';

interface State {
  readonly supply: 'disponible' | 'poco' | 'agotado' | null;
  readonly added_centavos: number;
  /** What is wrong with it, by field; nothing where it can be ordered. */
  readonly faults: Messages;
}

/** A line at today's price and supply. */
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

/** What keeps a cart from being ordered, each line's faults under its place. */
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

/** A person's cart as it goes out, at today's prices. */
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
