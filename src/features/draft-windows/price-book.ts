import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import type { Buyer } from '#src/quoting/money/buyer.ts';
import type { PriceList } from '#src/quoting/rules.ts';

/** A price list and the buyer that prices are computed for. */
export interface PriceBook {
  readonly list: PriceList;
  readonly buyer: Buyer;
}

/** Whether prices are what the person pays who sells on. */
export const isCost = ({ buyer }: PriceBook): boolean => buyer.kind === 'distributor';

/** The prices of visitors and customers. */
export const publicBook = (list: PriceList): PriceBook => ({ list, buyer: { kind: 'public' } });

/** The prices of the logged-in person, from the server's reply. */
export function ownBook({ list, tier: id }: OwnPrices): PriceBook {
  const tier = list.tiers.find((one) => one.id === id);
  return { list, buyer: tier === undefined ? { kind: 'public' } : { kind: 'distributor', tier } };
}

/** The prices of a distributor's client at a margin; null when the buyer is not a distributor. */
export const clientBook = ({ list, buyer }: PriceBook, marginBp: number): PriceBook | null =>
  buyer.kind === 'public' ? null : { list, buyer: { kind: 'client', tier: buyer.tier, marginBp } };
