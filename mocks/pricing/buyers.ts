import { ownLinesOf } from '#src/quoting/money/own-line.ts';
import type { Tier } from '#src/quoting/rules.ts';
import type { QuoteRow } from '../rows/quote.ts';
import type { Pricing } from '../rows/window.ts';
import type { PricedFor } from './price-windows.ts';
import { editionOf, listOf } from './valid-lists.ts';

/** Returns a tier of a list. @throws Error when the list has no tier with that id */
function tierIn({ tiers, id: listId }: PricedFor['list'], id: string): Tier {
  const tier = tiers.find((one) => one.id === id);
  if (!tier) throw new Error(`the list ${listId} has no tier ${id}`);
  return tier;
}

/** Returns the prices for the user who made a quote or an order. */
export function pricesOfMaker(pricing: Pricing): PricedFor {
  const list = listOf(pricing);
  return pricing.tier === null
    ? { list, buyer: { kind: 'public' } }
    : { list, buyer: { kind: 'distributor', tier: tierIn(list, pricing.tier) } };
}

/** What a quote's maker adds to their cost. */
type Resale = Pick<QuoteRow, 'margin_bp' | 'line_margins' | 'own_lines' | 'rounded'>;

/**
 * Returns the prices for the client of a quote: those that give its maker their margin, with the maker's own lines and
 * their rounding;
 * without a margin, the public prices.
 */
export function pricesOfClient(
  pricing: Pricing,
  { margin_bp: marginBp, line_margins = [], own_lines, rounded = false }: Resale,
): PricedFor {
  if (pricing.tier === null || marginBp === null) {
    return { list: editionOf(pricing.price_list).public, buyer: { kind: 'public' } };
  }
  const list = listOf(pricing);
  return {
    list,
    buyer: { kind: 'client', tier: tierIn(list, pricing.tier), marginBp },
    margins: new Map(line_margins.map(({ key, margin_bp }) => [key, margin_bp])),
    own: ownLinesOf(own_lines),
    isRounded: rounded,
  };
}
