import type { Endpoint } from '../endpoint.ts';
import { activityCalls } from './activity.ts';
import { brandCalls } from './brand.ts';
import { cartCalls } from './cart.ts';
import { clientCalls } from './clients.ts';
import { cuttingCalls } from './cutting.ts';
import { stockCalls } from './inventory.ts';
import { orderCalls } from './orders.ts';
import { priceListCalls } from './price-list.ts';
import { publicationCalls } from './publications.ts';
import { quoteCalls } from './quotes.ts';
import { sampleCalls } from './samples.ts';
import { shopCalls } from './shop.ts';
import { walletCalls } from './wallet.ts';

/** The calls that the app needs and the specification lacks, in the style of the others. */
export const assumedCalls = {
  ...stockCalls,
  ...walletCalls,
  ...shopCalls,
  ...priceListCalls,
  ...quoteCalls,
  ...brandCalls,
  ...clientCalls,
  ...cartCalls,
  ...orderCalls,
  ...cuttingCalls,
  ...sampleCalls,
  ...activityCalls,
  ...publicationCalls,
} as const satisfies Record<string, Endpoint>;
