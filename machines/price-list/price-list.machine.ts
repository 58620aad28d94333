import { taskOf, type Task } from '#src/api/actor.ts';
import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import { keptPrices } from '#src/api/stored/copies/kept-prices.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

export { keptPrices } from '#src/api/stored/copies/kept-prices.ts';

const request = taskOf('priceList');

/** The newest reply is kept for visits without a connection. */
const load: Task<OwnPrices, object> = async (_, signal) => {
  const prices = await request({}, signal);
  // The session may have ended meanwhile.
  if (!signal.aborted) keptPrices.keep(prices);
  return prices;
};

/** The current user's prices. */
export const priceListMachine = createResourceMachine('priceList', load, {});
