import type { Tier } from '#src/quoting/rules.ts';
import type { Pricing } from '../rows/window.ts';
import { editionOf, listOf } from './editions.ts';
import type { PricedFor } from './price-windows.ts';

/** A tier of a list. @throws Error where the list has none of that name */
function tierIn({ tiers, id: listId }: PricedFor['list'], id: string): Tier {
  const tier = tiers.find((one) => one.id === id);
  if (!tier) throw new Error(`the list ${listId} has no tier ${id}`);
  return tier;
}

/** The prices of the person who made something. */
export function pricesOfMaker(pricing: Pricing): PricedFor {
  const list = listOf(pricing);
  return pricing.tier === null
    ? { list, buyer: { kind: 'public' } }
    : { list, buyer: { kind: 'distributor', tier: tierIn(list, pricing.tier) } };
}

/** The prices of a maker's client: what leaves the maker their margin; without one, what the public pays. */
export function pricesOfClient(pricing: Pricing, marginBp: number | null): PricedFor {
  if (pricing.tier === null || marginBp === null) {
    return { list: editionOf(pricing.price_list).public, buyer: { kind: 'public' } };
  }
  const list = listOf(pricing);
  return { list, buyer: { kind: 'client', tier: tierIn(list, pricing.tier), marginBp } };
}
