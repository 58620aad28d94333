import { distributorPrices } from '#src/content/prices/distributor.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import type { Pricing } from '../rows/window.ts';
import { formerList } from './former-prices.ts';

/** The price lists that are valid at the same time. */
interface Edition {
  readonly public: PriceList;
  readonly distributor: PriceList;
}

export const todaysEdition: Edition = { public: publicPrices, distributor: distributorPrices };
export const formerEdition: Edition = {
  public: formerList(publicPrices),
  distributor: formerList(distributorPrices),
};

/** Returns the reference to a list. */
const refTo = ({ id, version }: Pick<PriceList, 'id' | 'version'>): Pricing['price_list'] => ({
  id,
  version,
});

const isRefTo = (ref: Pricing['price_list'], { id, version }: PriceList) =>
  ref.id === id && ref.version === version;

/** Returns the edition that contains a list. */
export const editionOf = (ref: Pricing['price_list']): Edition =>
  [formerEdition.public, formerEdition.distributor].some((list) => isRefTo(ref, list))
    ? formerEdition
    : todaysEdition;

/** Returns the list of an edition for a tier; null is the public. */
const listIn = (edition: Edition, tier: string | null): PriceList =>
  tier === null ? edition.public : edition.distributor;

/** Returns the list that a quote or an order was priced with. */
export const listOf = ({ price_list, tier }: Pricing): PriceList => listIn(editionOf(price_list), tier);

/** Returns the pricing of an edition for a tier. */
export const pricingIn = (edition: Edition, tier: string | null): Pricing => ({
  price_list: refTo(listIn(edition, tier)),
  tier,
});

/** Returns today's pricing for a tier. */
export const pricingToday = (tier: string | null): Pricing => pricingIn(todaysEdition, tier);

/** Whether the pricing uses today's list. */
export const isToday = ({ price_list, tier }: Pricing): boolean =>
  isRefTo(price_list, listIn(todaysEdition, tier));
