import * as z from 'zod/mini';
import { PriceList } from '#src/quoting/rules.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { inside, optionalText } from '../wire.ts';

/**
 * The prices for the current user: the public list, or a distributor's list with their tier. No static page contains a
 * distributor's list (assumed).
 */
export const OwnPrices = z.looseObject({
  list: PriceList,
  /** Id of the distributor's tier in the list; null for all other users. */
  tier: optionalText,
});
export type OwnPrices = z.output<typeof OwnPrices>;

export const priceListCalls = {
  priceList: get('/api/price-list', {
    summary: 'Prices for the current user',
    area: 'quotes',
    access: 'session',
    assumed: 'list',
    input: None,
    output: inside(['data'], OwnPrices),
  }),
} as const satisfies Record<string, Endpoint>;
