import type { Endpoint } from '../endpoint.ts';
import { cartCalls } from './cart.ts';
import { orderCalls } from './orders.ts';
import { priceListCalls } from './price-list.ts';
import { quoteCalls } from './quotes.ts';
import { shopCalls } from './shop.ts';
import { stockCalls } from './stock.ts';
import { walletCalls } from './wallet.ts';

/** The calls that SPEC does not show and the app needs (DESIGN 5), in the same style as the others. */
export const assumedCalls = {
  ...stockCalls,
  ...walletCalls,
  ...shopCalls,
  ...priceListCalls,
  ...quoteCalls,
  ...cartCalls,
  ...orderCalls,
} as const satisfies Record<string, Endpoint>;
