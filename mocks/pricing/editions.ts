import { distributorPrices } from '#src/content/prices/distributor.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import type { Pricing } from '../rows/window.ts';
import { formerList } from './former-prices.ts';

/** The lists that hold at one time. */
interface Edition {
  readonly public: PriceList;
  readonly distributor: PriceList;
}

export const todaysEdition: Edition = { public: publicPrices, distributor: distributorPrices };
export const formerEdition: Edition = {
  public: formerList(publicPrices),
  distributor: formerList(distributorPrices),
};

/** Names a list. */
const refTo = ({ id, version }: Pick<PriceList, 'id' | 'version'>): Pricing['price_list'] => ({
  id,
  version,
});

const isRefTo = (ref: Pricing['price_list'], { id, version }: PriceList) =>
  ref.id === id && ref.version === version;

/** The edition of which a list is one. */
export const editionOf = (ref: Pricing['price_list']): Edition =>
  [formerEdition.public, formerEdition.distributor].some((list) => isRefTo(ref, list))
    ? formerEdition
    : todaysEdition;

/** The list of an edition for people of a tier; null is the public. */
const listIn = (edition: Edition, tier: string | null): PriceList =>
  tier === null ? edition.public : edition.distributor;

/** The list that something was priced by. */
export const listOf = ({ price_list, tier }: Pricing): PriceList => listIn(editionOf(price_list), tier);

/** How something is priced in an edition for people of a tier. */
export const pricingIn = (edition: Edition, tier: string | null): Pricing => ({
  price_list: refTo(listIn(edition, tier)),
  tier,
});

/** How something is priced today for people of a tier. */
export const pricingToday = (tier: string | null): Pricing => pricingIn(todaysEdition, tier);

/** Whether what was priced so would be priced by the same list today. */
export const isToday = ({ price_list, tier }: Pricing): boolean =>
  isRefTo(price_list, listIn(todaysEdition, tier));
