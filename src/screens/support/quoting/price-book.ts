import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import type { Buyer } from '#src/quoting/buyer.ts';
import type { PriceList } from '#src/quoting/rules.ts';

/** By which prices, and for whom, something is worked out. */
export interface PriceBook {
  readonly list: PriceList;
  readonly buyer: Buyer;
}

/** What visitors and customers pay. */
export const publicBook = (list: PriceList): PriceBook => ({ list, buyer: { kind: 'public' } });

/** What the person who is logged in pays, as the server answered. */
export function ownBook({ list, tier: id }: OwnPrices): PriceBook {
  const tier = list.tiers.find((one) => one.id === id);
  return { list, buyer: tier === undefined ? { kind: 'public' } : { kind: 'distributor', tier } };
}

/** What a distributor's client pays where the distributor earns a margin; null where there are no such clients. */
export const clientBook = ({ list, buyer }: PriceBook, marginBp: number): PriceBook | null =>
  buyer.kind === 'public' ? null : { list, buyer: { kind: 'client', tier: buyer.tier, marginBp } };

/** What is paid when ordering: half. */
export const DEPOSIT_BP = 5_000;
