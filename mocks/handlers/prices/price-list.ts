import { handle } from '../../handle.ts';
import { listOf, pricingToday } from '../../pricing/editions.ts';
import { tierOf } from '../../pricing/tiers.ts';

export const priceList = handle('priceList', ({ user }) => {
  const tier = tierOf(user());
  return { data: { list: listOf(pricingToday(tier)), tier } };
});
